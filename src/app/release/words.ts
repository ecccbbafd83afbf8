/** Words of the notice of a new version. */
export const words = {
  label: 'Release notice',
  text: 'A new version is available.',
  reloadLabel: 'Reload',
  laterLabel: 'Later',
};
