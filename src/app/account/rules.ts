import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { SignIn, SignUp } from '../../domain/account.ts';

export const signInRules = standardSchemaResolver(SignIn);
export const signUpRules = standardSchemaResolver(SignUp);
