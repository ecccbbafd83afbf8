import { useMemo } from 'react';
import { countries, type Country } from '@/lib/countries';
import { SelectField, type SelectFieldProps } from '@/ui/select-field';
import { words } from './words';

function options(among: readonly Country[]) {
  return among.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
}

export function CountryField(props: Omit<SelectFieldProps, 'children' | 'label'>) {
  const { common, others } = useMemo(() => countries(), []);
  return (
    <SelectField autoComplete="country" {...props} label={words.country.label}>
      <option value="">{words.country.choose}</option>
      <optgroup label={words.country.common}>{options(common)}</optgroup>
      <optgroup label={words.country.others}>{options(others)}</optgroup>
    </SelectField>
  );
}
