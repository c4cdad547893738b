import { queryOptions } from '@tanstack/react-query';
import type { Outgoing } from '../../../api/contract.ts';
import '../../../api/lateCalls.ts';
import type { DoneImport, ImportPreview } from '../../../domain/imports/imports.ts';
import { api } from '../../lib/api.ts';
import { ignoreNotFound } from '../../lib/ignoreNotFound.ts';
import { changedElsewhere, dogKey, queryClient } from '../../lib/query.ts';

export type ImportBody = Outgoing<'createImport'>['body'];

/** A dog's imports, the newest first, also one that is under way. */
export const importsQuery = (dog: number) =>
  queryOptions({
    queryKey: [...dogKey(dog), 'imports'],
    queryFn: () => api('listImports', { params: { id: String(dog) } }),
  });

export const previewImport = (body: ImportBody, signal: AbortSignal): Promise<ImportPreview> =>
  api('previewImport', { body, signal });

/** Adds the entries of a file. When `signal` aborts, the server adds none. */
export const addImport = (
  body: ImportBody,
  idempotencyKey: string,
  signal: AbortSignal,
): Promise<DoneImport> =>
  api('createImport', { body, idempotencyKey, signal }).finally(() => refetchLog(body.dogId));

/** Takes an import back. One that is gone already is fine. */
export async function takeBack(dog: number, id: number): Promise<void> {
  await ignoreNotFound(api('deleteImport', { params: { id: String(id) } })).finally(() => refetchLog(dog));
}

function refetchLog(dog: number): void {
  void queryClient.invalidateQueries({ queryKey: importsQuery(dog).queryKey });
  changedElsewhere([dog]);
}
