/** How to sign in, for the terminal. */
export const welcome = `Sign in with the password demo-password:
  demo@example.com   every account and every state
  otp@example.com    two-factor: TOTP secret JBSWY3DPEHPK3PXP, backup code 12345678
Mail that would have been sent, with its links: /outbox at the provider
Worlds: --world sample | empty | large | recorded; or open the address with ?world=large&latency=300`;
