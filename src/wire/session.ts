/** Names that the wire uses around sign-in; the values live on each side. */
export type Scope = 'infrastructure' | 'orbit' | 'two_factor';

/** Form fields of `POST /auth`. */
export interface Credentials {
  username: string;
  password: string;
}

/** Form fields of `POST /auth/two_factor`. */
export interface OneTimePassword {
  otp: string;
}
