import * as z from 'zod/mini';
import { ApiToken, CreatedToken, NewToken } from '../domain/apiToken.ts';
import { ById, define } from './call.ts';

/** The part of the contract that is about tokens for other programs. None of these calls can be made with one. */
export const tokenCalls = define({
  createToken: {
    method: 'POST',
    path: '/api/tokens',
    summary: 'Make a token for another program, which this answer alone has',
    who: 'user',
    body: NewToken,
    idempotent: true,
    status: 201,
    answer: CreatedToken,
  },
  listTokens: {
    method: 'GET',
    path: '/api/tokens',
    summary: "The user's tokens for other programs, newest first",
    who: 'user',
    status: 200,
    answer: z.array(ApiToken),
  },
  revokeToken: {
    method: 'DELETE',
    path: '/api/tokens/:id',
    summary: 'Revoke a token; it allows nothing from then on',
    who: 'user',
    params: ById,
    status: 204,
  },
});
