import * as z from 'zod/mini';
import { DueDose, LoggedDose, Medicine, NewDose, NewMedicine } from '../domain/medicine.ts';
import { ById, define } from './call.ts';

/** The part of the contract that is about medicines and their doses. */
export const medicineCalls = define({
  listMedicines: {
    method: 'GET',
    path: '/api/dogs/:id/medicines',
    summary:
      "A dog's medicines, with today's doses, the next and the last one, and how long the supply lasts",
    who: 'user',
    access: 'view',
    scopes: ['read'],
    params: ById,
    status: 200,
    answer: z.array(Medicine),
  },
  createMedicine: {
    method: 'POST',
    path: '/api/dogs/:id/medicines',
    summary: 'Add a medicine as owner and vet wrote it down; Hark proposes none',
    who: 'user',
    access: 'manage',
    params: ById,
    body: NewMedicine,
    idempotent: true,
    status: 201,
    answer: Medicine,
  },
  updateMedicine: {
    method: 'PUT',
    path: '/api/medicines/:id',
    summary: 'Change a medicine: a new schedule counts from now on, what was due before stays',
    who: 'user',
    access: 'manage',
    params: ById,
    body: NewMedicine,
    status: 200,
    answer: Medicine,
  },
  deleteMedicine: {
    method: 'DELETE',
    path: '/api/medicines/:id',
    summary: 'Remove a medicine; the doses that were given stay in the log',
    who: 'user',
    access: 'manage',
    params: ById,
    status: 204,
  },
  logDose: {
    method: 'POST',
    path: '/api/medicines/:id/doses',
    summary:
      'Give or skip a dose. One that was given already, or comes too soon, is a 409 that says who gave the last one when, unless `again` is true',
    who: 'user',
    access: 'log',
    scopes: ['log'],
    params: ById,
    body: NewDose,
    idempotent: true,
    status: 201,
    answer: LoggedDose,
  },
  listDueDoses: {
    method: 'GET',
    path: '/api/doses/due',
    summary:
      'The doses that are due, or were missed today, of every dog that the user sees, the earliest first',
    who: 'user',
    status: 200,
    answer: z.array(DueDose),
  },
});
