import {
  EMPTY_TRANSLATOR,
  translatorProblems,
  type TranslatorsForm,
  wireTranslators,
} from '@/model/cloud-ip/translators';
import { checkedForm } from '@/model/problems';

export interface NewCloudIp extends TranslatorsForm {
  name: string;
  reverseDns: string;
}

export const EMPTY_CLOUD_IP: NewCloudIp = { name: '', reverseDns: '', rows: [EMPTY_TRANSLATOR] };

export const newCloudIpSchema = checkedForm<NewCloudIp>(translatorProblems);

/** Returns the fields of the request. The provider chooses those left empty. */
export function wireCloudIp(form: NewCloudIp) {
  const [name, reverseDns] = [form.name.trim(), form.reverseDns.trim()];
  const translators = wireTranslators(form);
  return {
    ...(name !== '' && { name }),
    ...(reverseDns !== '' && { reverse_dns: reverseDns }),
    ...(translators.length > 0 && { port_translators: translators }),
  };
}
