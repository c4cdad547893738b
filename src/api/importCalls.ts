import * as z from 'zod/mini';
import { DoneImport, ImportPreview, LogImport, NewImport } from '../domain/imports/imports.ts';
import { ById, define } from './call.ts';

/** The part of the contract that is about logs of other apps. */
export const importCalls = define({
  previewImport: {
    method: 'POST',
    path: '/api/imports/preview',
    summary:
      "What an import of a CSV file would add to a dog's log, and which rows it would leave out, and why",
    who: 'user',
    access: 'manage',
    body: NewImport,
    longText: true,
    changesNothing: true,
    status: 200,
    answer: ImportPreview,
  },
  createImport: {
    method: 'POST',
    path: '/api/imports',
    summary:
      "Add the entries of a CSV file to a dog's log: all of them, or none. What is there already is not added again",
    who: 'user',
    access: 'manage',
    body: NewImport,
    longText: true,
    idempotent: true,
    status: 201,
    answer: DoneImport,
  },
  listImports: {
    method: 'GET',
    path: '/api/dogs/:id/imports',
    summary: "A dog's imports, the newest first, with how many of their entries are left",
    who: 'user',
    access: 'manage',
    params: ById,
    status: 200,
    answer: z.array(LogImport),
  },
  deleteImport: {
    method: 'DELETE',
    path: '/api/imports/:id',
    summary: 'Take an import back: remove its entries, except those that were corrected since',
    who: 'user',
    access: 'manage',
    params: ById,
    status: 204,
  },
});
