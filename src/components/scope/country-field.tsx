import { useMemo } from 'react';
import { countries, type Country } from '@/lib/countries';
import { SelectField, type SelectFieldProps } from '@/ui/select-field';

function options(among: readonly Country[]) {
  return among.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
}

export function CountryField(props: Omit<SelectFieldProps, 'children' | 'label'>) {
  const { common, others } = useMemo(() => countries(), []);
  return (
    <SelectField autoComplete="country" {...props} label="Country">
      <option value="">Select your country</option>
      <optgroup label="Common countries">{options(common)}</optgroup>
      <optgroup label="Other countries">{options(others)}</optgroup>
    </SelectField>
  );
}
