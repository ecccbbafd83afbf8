import { expect, test } from 'vitest';
import { namesSecret } from '@/model/report/secrets';

const SECRET = `pass auth credential credentials creds pin psk otp private token key keys pwd pw passwd password passphrase
  passcode secret signature sig bearer jwt cookie seed mnemonic apikey keyfile pem salt cvc
  dbPass db_pass db-pass db.pass DB_PASS DBPASS dbpass rootpw apiToken APIKey API_KEY ssh-key sshkey userAuth authUser
  wifiPsk pinCode private_key privateKey clientsecret otpSeed loginOtp Pass1 secret2 AWS_SECRET_ACCESS_KEY
  passwort kennwort mot_de_passe contraseña senha wachtwoord lösenord hasło şifre пароль 密码 パスワード 비밀번호`;

const OTHERS = `team owner tier author authors compass bypass underpass passenger monkey keyboard keynote hotkeys turnkey
  spin opinion pinned potato option cost-centre environment region customer-id access-level sigma design
  monitoring project`;

const wordsOf = (text: string) => text.split(/\s+/u);

test.each(wordsOf(SECRET))('what is noted as %s is a secret', (name) => {
  expect(namesSecret(name)).toBe(true);
});

test.each(wordsOf(OTHERS))('what is noted as %s is none', (name) => {
  expect(namesSecret(name)).toBe(false);
});
