import { plainNumber } from '@/lib/numbers';
import { isPort } from '@/lib/network';
import { checkedForm, type Problems } from '@/model/problems';
import type { Healthcheck, LoadBalancerRecord } from '@/model/records/network';

/** The form of a healthcheck; times are seconds. */
export interface HealthcheckForm {
  type: string;
  request: string;
  port: string;
  interval: string;
  timeout: string;
  threshold_up: string;
  threshold_down: string;
}

export const HEALTHCHECK_TYPES = ['http', 'tcp'] as const;

export const DEFAULT_HEALTHCHECK: HealthcheckForm = {
  type: 'http',
  request: '/',
  port: '80',
  interval: '5',
  timeout: '5',
  threshold_up: '3',
  threshold_down: '3',
};

const isPositive = (text: string) => plainNumber(text) > 0 && plainNumber(text) < Infinity;
const isCount = (text: string) => Number.isInteger(plainNumber(text)) && plainNumber(text) >= 1;

export function healthcheckProblems(form: HealthcheckForm): Problems<HealthcheckForm> {
  const { type, request, port, interval, timeout, threshold_up: up, threshold_down: down } = form;
  const isPath = type !== 'http' || request.trim().startsWith('/');
  return {
    request: isPath ? undefined : 'Please enter a valid request URL',
    port: isPort(port) ? undefined : 'Please enter a valid port number',
    interval: isPositive(interval) ? undefined : 'Please enter a valid interval',
    timeout: isPositive(timeout) ? undefined : 'Please enter a valid timeout',
    threshold_up: isCount(up) ? undefined : 'Please enter a valid threshold up',
    threshold_down: isCount(down) ? undefined : 'Please enter a valid threshold down',
  };
}

export const healthcheckSchema = checkedForm(healthcheckProblems);

const seconds = (milliseconds: number | undefined) =>
  milliseconds === undefined ? undefined : String(milliseconds / 1000);

export function healthcheckForm({ healthcheck }: LoadBalancerRecord): HealthcheckForm | undefined {
  if (healthcheck === undefined) return undefined;
  if (healthcheck === null) return DEFAULT_HEALTHCHECK;
  const { type, request, port, interval, timeout } = healthcheck;
  const { threshold_up: up, threshold_down: down } = healthcheck;
  return {
    type,
    request: request || DEFAULT_HEALTHCHECK.request,
    port: String(port),
    interval: seconds(interval) ?? DEFAULT_HEALTHCHECK.interval,
    timeout: seconds(timeout) ?? DEFAULT_HEALTHCHECK.timeout,
    threshold_up: String(up ?? DEFAULT_HEALTHCHECK.threshold_up),
    threshold_down: String(down ?? DEFAULT_HEALTHCHECK.threshold_down),
  };
}

/** Converts a valid form to the request. Only http has a path. */
export function wireHealthcheck(form: HealthcheckForm): Healthcheck {
  return {
    type: form.type,
    request: form.type === 'http' ? form.request.trim() : '',
    port: Number(form.port),
    interval: Math.round(Number(form.interval) * 1000),
    timeout: Math.round(Number(form.timeout) * 1000),
    threshold_up: Number(form.threshold_up),
    threshold_down: Number(form.threshold_down),
  };
}
