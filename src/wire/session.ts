export type Scope = 'infrastructure' | 'orbit' | 'two_factor';

/** Fields of `POST /auth`. */
export interface Credentials {
  username: string;
  password: string;
}

/** Fields of `POST /auth/two_factor`. */
export interface OneTimePassword {
  otp: string;
}
