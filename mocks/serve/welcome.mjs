/** How to sign in, for the terminal. */
export const welcome = `Sign in with the password demo-password:
  demo@example.com   Maya Finch, owner of a small web shop
Mail that would have been sent, with its links: /outbox at the provider
Worlds: --world company | sample (every status) | empty | large | recorded; or open the address with ?world=large&latency=300`;
