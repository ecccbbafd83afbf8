/** Words of the notice of a new version. */
export const words = {
  label: 'New version',
  text: 'A new version is available.',
  reloadLabel: 'Reload',
  laterLabel: 'Later',
};
