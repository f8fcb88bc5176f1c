import { type AgreementText, type HouseAgreement, type OwnAgreement, paths } from '@handover/shared/contract';
import { type HttpClient, toFormData } from '@handover/shared/http';

export const getAgreementText = (http: HttpClient, id: number, language: string, signal?: AbortSignal) =>
  http.get<AgreementText>(paths.agreementText(id), { params: { language }, signal });

export const getOwnAgreement = (http: HttpClient, id: number, signal?: AbortSignal) =>
  http.get<OwnAgreement>(paths.ownAgreement(id), { signal });

export const writeOwnAgreement = (http: HttpClient, id: number, text: string) =>
  http.post<OwnAgreement>(paths.ownAgreement(id), { text });

/** `onProgress` has 0 to 1. */
export const uploadOwnAgreement = (
  http: HttpClient,
  id: number,
  file: File,
  onProgress: (part: number) => void,
) => http.upload<OwnAgreement>('post', paths.ownAgreement(id), toFormData({ file }), { onProgress });

export const removeOwnAgreement = (http: HttpClient, id: number) => http.delete(paths.ownAgreement(id));

export const getHouseAgreement = (http: HttpClient, signal?: AbortSignal) =>
  http.get<HouseAgreement>(paths.houseAgreement, { signal });

export const writeHouseAgreement = (http: HttpClient, body: HouseAgreement) =>
  http.post<HouseAgreement>(paths.houseAgreement, body);
