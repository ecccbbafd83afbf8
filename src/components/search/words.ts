/** Words of the search outside the palette, which loads its own. */
export const words = {
  button: 'Search or run a command',
  elsewhere: (account: string) => `in ${account}`,
};
