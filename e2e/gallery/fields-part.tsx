import { useState } from 'react';
import { Card } from '@/ui/card';
import { CheckboxField } from '@/ui/checkbox-field';
import { Choice, ChoiceList, ChoiceRow } from '@/ui/choice';
import { FormError } from '@/ui/form-error';
import { TextLink } from '@/ui/link';
import { Stack } from '@/ui/page/columns';
import { PasswordField, TextField } from '@/ui/text-field';
import { SearchField } from '@/ui/search-field';
import { SelectField } from '@/ui/select-field';
import { TextArea } from '@/ui/text-area';
import styles from './gallery.module.css';

const servers = [
  { name: 'web-1', line: 'Zone A', disabledReason: false },
  { name: 'web-2', line: 'Zone B', disabledReason: false },
  { name: 'build', line: 'This server is locked; unlock it first', disabledReason: true },
];

export function FieldsPart() {
  const [server, setServer] = useState('web-1');
  const [keyword, setKeyword] = useState('web');
  return (
    <Card title="Fields">
      <Stack gap="m">
        <FormError>Name is too long. Quote request 4f2a91 to support.</FormError>
        <div className={styles.fields}>
          <TextField label="Name" defaultValue="web-1" hint="Letters, digits and dashes." />
          <TextField label="Description" optional placeholder="What it is for" />
          <TextField label="Port" defaultValue="70000" error="Must be between 1 and 65535" />
          <TextField label="Address" mono defaultValue="2a02:1348:1dd::1" readOnly />
          <TextField label="Not now" defaultValue="disabled" disabled />
          <TextField label="Email" type="email" defaultValue="demo@example.com" />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            defaultValue="a long secret"
            aside={<TextLink to="/">Forgot password?</TextLink>}
          />
          <SelectField label="Zone" defaultValue="gb1-a" hint="You can’t change this later.">
            <option value="gb1-a">gb1-a</option>
            <option value="gb1-b">gb1-b</option>
          </SelectField>
          <SearchField
            label="Filter servers"
            placeholder="Filter by name, ID, IP…"
            value={keyword}
            onValue={setKeyword}
          />
          <TextArea
            label="User data"
            optional
            mono
            defaultValue={'#cloud-config\npackages: [nginx]'}
          />
          <Stack gap="s">
            <CheckboxField label="Encrypt the disk" hint="You can’t change this later." />
            <CheckboxField label="I agree" error="You need to agree first" />
            <CheckboxField label="Disabled" disabled />
            <CheckboxField label="Chosen for you" disabled defaultChecked />
            <CheckboxField
              label="Some of them"
              ref={(input) => {
                if (input) input.indeterminate = true;
              }}
            />
          </Stack>
          <Choice legend="Cloud Server" error="Please select a Cloud Server">
            <ChoiceList>
              {servers.map(({ name, line, disabledReason }) => (
                <li key={name}>
                  <ChoiceRow
                    disabledReason={disabledReason}
                    end={<code>srv-{name}</code>}
                    button={
                      <input
                        type="radio"
                        name="server"
                        checked={name === server}
                        aria-disabled={disabledReason || undefined}
                        onChange={() => {
                          if (!disabledReason) setServer(name);
                        }}
                      />
                    }
                  >
                    <span>{name}</span>
                    <small>{line}</small>
                  </ChoiceRow>
                </li>
              ))}
            </ChoiceList>
          </Choice>
        </div>
      </Stack>
    </Card>
  );
}
