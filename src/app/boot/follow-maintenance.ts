import { ApiError, type ApiErrorFacts, GATEWAY } from '@/provider/api-error';
import { isMaintenance } from '@/provider/maintenance';
import type { Send } from '@/provider/request';

interface Maintenance {
  readonly isOn: () => boolean;
  readonly began: (error: ApiErrorFacts) => void;
  readonly over: () => void;
}

/** Whether the API itself has answered, whatever it said. */
const isOfApi = ({ status }: ApiErrorFacts): boolean => status > 0 && !GATEWAY.has(status);

/**
 * Tells when the API closes for maintenance, by any answer, and when it is back: by any answer to what was
 * sent since, for one that was on its way may have been given before.
 */
export function followMaintenance(send: Send, { isOn, began, over }: Maintenance): Send {
  return async (path, options) => {
    const wasOn = isOn();
    const back = () => {
      if (wasOn && isOn()) over();
    };
    try {
      const answer = await send(path, options);
      back();
      return answer;
    } catch (thrown) {
      if (thrown instanceof ApiError) {
        if (isMaintenance(thrown.facts)) began(thrown.facts);
        else if (isOfApi(thrown.facts)) back();
      }
      throw thrown;
    }
  };
}
