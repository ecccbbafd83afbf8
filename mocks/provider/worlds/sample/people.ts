import type { MailTokenRow, UserRow } from '@mocks/provider/rows';
import type { World } from '@mocks/provider/world';
import { newUser, type Make } from '@mocks/provider/worlds/make';

/**
 * Users who can sign in, all with the password `demo-password`. A user's default account is neither
 * their first nor their fullest. So a call without an account visibly reaches the wrong one.
 */
export function addPeople(world: World, make: Make): void {
  const person = (given: Pick<UserRow, 'id' | 'name' | 'email_address'> & Partial<UserRow>) =>
    world.user.put(newUser({ created_at: make.ago(400), password: 'demo-password', ...given }));
  person({
    id: 'usr-demo1',
    name: 'Dana Demo',
    email_address: 'demo@example.com',
    defaultAccount: 'acc-trial',
  });
  person({
    id: 'usr-otp01',
    name: 'Otto Password',
    email_address: 'otp@example.com',
    ssh_key:
      'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKJYH0mHcJlbLr6F7v9vT3m1oPwd2xQGQ0xkPbZQd0aB otto',
    totpSecret: 'JBSWY3DPEHPK3PXP',
    backupCodes: ['12345678'],
  });
  person({
    id: 'usr-newbi',
    name: 'Nia Newcomer',
    email_address: 'new@example.com',
    created_at: make.ago(0),
  });
  person({
    id: 'usr-guest',
    name: 'Gus Guest',
    email_address: 'invited@example.com',
    created_at: make.ago(1),
  });
  person({ id: 'usr-olive', name: 'Olive Owner', email_address: 'olive@example.com' });
  person({ id: 'usr-pasta', name: 'Pat Past', email_address: 'pat@example.com' });
  person({
    id: 'usr-moves',
    name: 'Mo Mover',
    email_address: 'moving@example.com',
    pendingAddress: 'moved@example.com',
  });
  person({
    id: 'usr-unver',
    name: 'Una Unverified',
    email_address: 'unverified@example.com',
    email_verified: false,
  });
  person({
    id: 'usr-secur',
    name: 'Sam Secure',
    email_address: 'secure@example.com',
    totpSecret: 'JBSWY3DPEHPK3PXP',
    backupCodes: ['12345678'],
  });
  person({ id: 'usr-enrol', name: 'Ella Enrol', email_address: 'enrol@example.com' });
  addVerifications(world, make);
}

/** A link for each kind of mail, and a mail old enough not to delay the next one. */
function addVerifications(world: World, make: Make): void {
  const token = (given: Pick<MailTokenRow, 'id' | 'user' | 'email'> & Partial<MailTokenRow>) =>
    world.mailToken.put({
      purpose: 'verify_email',
      createdAt: make.ago(0.01),
      expiresAt: make.ago(-0.99),
      used: false,
      ...given,
    });
  token({
    id: 'expired-verification',
    user: 'usr-moves',
    email: 'moved@example.com',
    createdAt: make.ago(3),
    expiresAt: make.ago(2),
  });
  token({ id: 'moving-verification', user: 'usr-moves', email: 'moved@example.com' });
  token({
    id: 'valid-reset',
    purpose: 'reset_password',
    user: 'usr-olive',
    email: 'olive@example.com',
  });
  token({
    id: 'expired-reset',
    purpose: 'reset_password',
    user: 'usr-olive',
    email: 'olive@example.com',
    expiresAt: make.ago(0.001),
  });
  token({
    id: 'used-verification',
    user: 'usr-demo1',
    email: 'demo@example.com',
    createdAt: make.ago(400),
    expiresAt: make.ago(399),
    used: true,
  });
}

/** The team of the demonstration account, one for each status. */
export function addTeam(world: World, make: Make): void {
  const member = (
    given: Pick<Parameters<typeof world.collaboration.put>[0], 'id' | 'status' | 'email'> &
      Partial<Parameters<typeof world.collaboration.put>[0]>,
  ) =>
    world.collaboration.put({
      role: 'admin',
      role_label: 'Collaborator',
      created_at: make.ago(90),
      started_at: null,
      finished_at: null,
      expires_at: null,
      account: 'acc-demo1',
      user: null,
      inviter: 'usr-demo1',
      ...given,
    });
  member({
    id: 'col-otp01',
    status: 'accepted',
    email: 'otp@example.com',
    user: 'usr-otp01',
    started_at: make.ago(89),
  });
  member({
    id: 'col-guest',
    status: 'pending',
    email: 'invited@example.com',
    created_at: make.ago(1),
    expires_at: make.ago(-6),
  });
  member({
    id: 'col-exprd',
    status: 'expired',
    email: 'late@example.com',
    created_at: make.ago(30),
    expires_at: make.ago(23),
  });
  member({
    id: 'col-cancd',
    status: 'cancelled',
    email: 'typo@example.con',
    finished_at: make.ago(60),
  });
  member({
    id: 'col-rejtd',
    status: 'rejected',
    email: 'busy@example.com',
    finished_at: make.ago(70),
  });
  member({
    id: 'col-ended',
    status: 'ended',
    email: 'pat@example.com',
    user: 'usr-pasta',
    started_at: make.ago(88),
    finished_at: make.ago(20),
  });
  member({
    id: 'col-share',
    status: 'accepted',
    email: 'demo@example.com',
    user: 'usr-demo1',
    account: 'acc-share',
    inviter: 'usr-olive',
    started_at: make.ago(50),
  });
  const invited = { status: 'pending', created_at: make.ago(2), expires_at: make.ago(-5) } as const;
  member({
    ...invited,
    id: 'col-enrol',
    email: 'enrol@example.com',
    account: 'acc-secur',
    inviter: 'usr-secur',
  });
  member({
    ...invited,
    id: 'col-unver',
    email: 'unverified@example.com',
    account: 'acc-share',
    inviter: 'usr-olive',
  });
  member({
    ...invited,
    id: 'col-strng',
    email: 'stranger@example.com',
    account: 'acc-share',
    inviter: 'usr-olive',
  });
}
