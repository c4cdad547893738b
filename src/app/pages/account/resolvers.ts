import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { SignIn, SignUp } from '../../../domain/account.ts';

export const signInResolver = standardSchemaResolver(SignIn);
export const signUpResolver = standardSchemaResolver(SignUp);
