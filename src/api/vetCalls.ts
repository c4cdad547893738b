import * as z from 'zod/mini';
import { Contacts, ContactsChange } from '../domain/contacts.ts';
import { ReportQuery } from '../domain/reportQuery.ts';
import { NewResolution, NewResolutions, NoteMeaning, Resolution, UrgentNote } from '../domain/urgentNote.ts';
import { ById, define } from './call.ts';

/** The part of the contract that is about whom to call, and what cannot wait. */
export const vetCalls = define({
  dogContacts: {
    method: 'GET',
    path: '/api/dogs/:id/contacts',
    summary: "A dog's vet, emergency clinic and insurance",
    who: 'user',
    access: 'view',
    params: ById,
    status: 200,
    answer: Contacts,
  },
  setContacts: {
    method: 'PUT',
    path: '/api/dogs/:id/contacts',
    summary: "Change some of a dog's contacts, for all of the owner's dogs or for this one",
    who: 'user',
    access: 'manage',
    params: ById,
    body: ContactsChange,
    status: 200,
    answer: Contacts,
  },
  dogReport: {
    method: 'GET',
    path: '/api/dogs/:id/report',
    summary:
      "What a vet needs to know of a dog's days, of up to three years, in the owner's time zone: to print, as PDF or HTML",
    who: 'user',
    access: 'view',
    params: ById,
    query: ReportQuery,
    cost: 4,
    status: 200,
    file: ['application/pdf', 'text/html; charset=utf-8'],
  },
  urgentNotes: {
    method: 'GET',
    path: '/api/dogs/:id/urgent',
    summary:
      "A dog's urgent notes of the last 14 days, newest first, until a later note tells of a vet's visit; those resolved for a day",
    who: 'user',
    access: 'view',
    scopes: ['read'],
    params: ById,
    cost: 2,
    status: 200,
    answer: z.array(UrgentNote),
  },
  resolveUrgentNotes: {
    method: 'POST',
    path: '/api/dogs/:id/urgent/resolve',
    summary:
      'Say of up to 10 health notes that a vet knows, or that they are over, or take that back: of all or none',
    who: 'user',
    access: 'log',
    params: ById,
    body: NewResolutions,
    status: 204,
  },
  noteMeaning: {
    method: 'GET',
    path: '/api/activities/:id/meaning',
    summary: 'What a health note means, as Hark said it, and whether a vet knows of it or it is over',
    who: 'user',
    access: 'view',
    scopes: ['read'],
    params: ById,
    cost: 2,
    status: 200,
    answer: NoteMeaning,
  },
  resolveActivity: {
    method: 'POST',
    path: '/api/activities/:id/resolve',
    summary: 'Say of a health note that a vet knows, or that it is over',
    who: 'user',
    access: 'log',
    params: ById,
    body: NewResolution,
    status: 200,
    answer: Resolution,
  },
  reopenActivity: {
    method: 'DELETE',
    path: '/api/activities/:id/resolve',
    summary: 'Take back that a vet knows of a health note, or that it is over',
    who: 'user',
    access: 'log',
    params: ById,
    status: 204,
  },
});
