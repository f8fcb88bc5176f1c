import type { CodedError, ErrorCode } from '@handover/shared/contract';
import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import type { Failure, Faults } from './faults.ts';

const BODIES: Partial<Record<Failure, { detail: string; code: ErrorCode }>> = {
  401: { detail: 'Your session has ended. Sign in again.', code: 'auth.session_ended' },
  403: { detail: 'Only staff may do this.', code: 'auth.staff_only' },
  404: { detail: 'Not found.', code: 'request.not_found' },
  409: { detail: 'This is not possible in the present phase.', code: 'deal.wrong_phase' },
  429: { detail: 'Too many attempts. Try again later.', code: 'request.too_many' },
  500: {
    detail: 'Something went wrong on our side. If it happens again, write to us and name the reference mock.',
    code: 'server.failed',
  },
};

/** The error that axios rejects with for such a failure, with a body as the api sends it. */
export function failedResponse(
  failure: Failure,
  { fields }: Pick<Faults, 'fields'>,
  config: InternalAxiosRequestConfig,
): AxiosError {
  if (failure === 'network') return new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
  if (failure === 'timeout') return timeoutError(config);
  const response: AxiosResponse = {
    status: Number(failure),
    statusText: '',
    headers: {},
    config,
    data: failure === '400' ? fieldsBody(fields) : BODIES[failure],
  };
  const message = `Request failed with status code ${failure}`;
  const code = Number(failure) < 500 ? AxiosError.ERR_BAD_REQUEST : AxiosError.ERR_BAD_RESPONSE;
  return new AxiosError(message, code, config, undefined, response);
}

export const timeoutError = (config: InternalAxiosRequestConfig): AxiosError =>
  new AxiosError('The server did not answer in time', AxiosError.ECONNABORTED, config);

const fieldsBody = (fields: string) => {
  const names = fields
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const codes: Record<string, CodedError[]> = Object.fromEntries(
    names.map((name) => [name, [{ code: 'value.invalid' }]]),
  );
  return { ...Object.fromEntries(names.map((name) => [name, ['Refused by the mock host.']])), codes };
};
