import { expect, test } from 'vitest';
import { holdsSecret, namesSecret } from '@/model/report/secrets';
import { noteOf } from '@/model/report/secrets/names';

const SECRET = `pass auth credential credentials creds pin psk otp private token key keys pwd pw passwd password passphrase
  passcode secret signature sig bearer jwt cookie seed mnemonic apikey keyfile pem salt cvc
  dbPass db_pass db-pass db.pass DB_PASS DBPASS dbpass rootpw apiToken APIKey API_KEY ssh-key sshkey userAuth authUser
  wifiPsk pinCode mfa mfaSeed backup_code recovery-codes verificationCode SECURITY_CODE pincode puk seedphrase
  oauth oauth_id session sessionId sas sas-url private_key privateKey clientsecret otpSeed loginOtp Pass1 secret2 AWS_SECRET_ACCESS_KEY
  passwort kennwort mot_de_passe contraseña senha wachtwoord lösenord hasło şifre пароль 密码 パスワード 비밀번호`;

const OTHERS = `team owner tier author authors compass bypass underpass passenger monkey keyboard keynote hotkeys turnkey
  spin opinion pinned potato option cost-centre environment region customer-id access-level sigma design
  monitoring project code zip_code cost-code obsession sass possess`;

const wordsOf = (text: string) => text.split(/\s+/u);

test.each(wordsOf(SECRET))('what is noted as %s is a secret', (name) => {
  expect(namesSecret(name)).toBe(true);
});

test.each(wordsOf(OTHERS))('what is noted as %s is none', (name) => {
  expect(namesSecret(name)).toBe(false);
});

test.each(['door_code', 'unlockCode', 'bike lock code'])('so is a number noted as %s', (name) => {
  expect(holdsSecret(noteOf(name, '482913'))).toBe(true);
});

test.each(['zip_code', 'exitCode', 'cost-centre', 'rack', 'ticket'])(
  'a number noted as %s is none',
  (name) => {
    expect(holdsSecret(noteOf(name, '48291'))).toBe(false);
  },
);
