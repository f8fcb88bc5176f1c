import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import type { Failure, Faults } from './faults.ts';

const DETAILS: Partial<Record<Failure, string>> = {
  401: 'The token is not valid.',
  403: 'You are not allowed to do this.',
  404: 'Not found',
  409: 'It has changed meanwhile.',
  429: 'Too many requests. Please try again later.',
  500: 'The server failed.',
};

/** What the network would reject with: the same errors as axios makes of it, with bodies as the api words them. */
export function failedAnswer(
  failure: Failure,
  { fields }: Pick<Faults, 'fields'>,
  config: InternalAxiosRequestConfig,
): AxiosError {
  if (failure === 'network') return new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
  if (failure === 'timeout') return outOfTime(config);
  const response: AxiosResponse = {
    status: Number(failure),
    statusText: '',
    headers: {},
    config,
    data: failure === '400' ? fieldsBody(fields) : { detail: DETAILS[failure] },
  };
  const message = `Request failed with status code ${failure}`;
  const code = Number(failure) < 500 ? AxiosError.ERR_BAD_REQUEST : AxiosError.ERR_BAD_RESPONSE;
  return new AxiosError(message, code, config, undefined, response);
}

export const outOfTime = (config: InternalAxiosRequestConfig): AxiosError =>
  new AxiosError('The server did not answer in time', AxiosError.ECONNABORTED, config);

const fieldsBody = (fields: string) => {
  const names = fields.split(',').map((name) => name.trim());
  return Object.fromEntries(names.filter(Boolean).map((name) => [name, ['Refused by the mock host.']]));
};
