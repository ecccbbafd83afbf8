import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ApiErrorFacts } from '@/provider/api-error';

interface MaintenanceState {
  readonly error: ApiErrorFacts | undefined;
}

const initialState: MaintenanceState = { error: undefined };

export const maintenanceSlice = createSlice({
  name: 'maintenance',
  initialState,
  reducers: {
    began: (_, { payload }: PayloadAction<ApiErrorFacts>) => ({ error: payload }),
    over: () => initialState,
  },
  selectors: { selectMaintenance: ({ error }) => error },
});

export const maintenance = maintenanceSlice.actions;
export const { selectMaintenance } = maintenanceSlice.selectors;
