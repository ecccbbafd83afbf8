import type { ReactNode } from 'react';
import type { RowResult } from '@/screens/server-groups/staged/use-staged-save';
import { counted, joinList } from '@/lib/text';
import type { Direction } from '@/model/firewall-rule/form';
import type { StagedChange } from '@/model/firewall-rule/staged';
import { LOOKING } from '@/store/calls/call-messages';

/** Words of the server groups' screens. */
export const words = {
  /** On several screens. */
  labels: {
    name: 'Name',
    group: 'Group',
    servers: 'Servers',
    firewall: 'Firewall',
    description: 'Description',
    createGroup: 'Create group',
    default: 'default',
    membersHint: 'Servers stay in their other groups, whose rules still apply.',
    openToAll: 'open to everyone',
  },
  list: {
    empty:
      'Servers in a group share its firewall rules. A server in several groups gets the rules of all of them.',
    rules: 'Firewall rules',
  },
  create: {
    members: 'Members',
    outbound: 'Allow all outbound traffic',
    summary: 'Summary',
    serverCount: (count: number) => counted(count, 'server'),
    allOutbound: 'all outbound',
    allOutboundDetail: 'Inbound traffic is blocked until you add rules.',
    noRules: 'no rules yet',
    noRulesDetail: 'All traffic is blocked until you add rules.',
    price: 'Free',
    addServersTask: 'Add servers to',
    withoutServers: 'The group was created, but its servers couldn’t be added.',
    withoutRules: 'The group was created, but its outbound rule wasn’t.',
  },
  page: {
    noun: 'server group',
    copyRules: 'Copy rules from another group…',
    policyNoun: 'firewall policy',
    cloudIps: 'Cloud IPs',
  },
  settings: {
    hostName: 'Host name',
    copiedHostName: 'the host name',
    policy: 'Firewall policy',
  },
  servers: {
    move: 'Move…',
    moveLabel: 'Move servers…',
    choose: 'Choose…',
    chooseLabel: 'Choose servers…',
    empty: 'No servers in this group.',
    all: (count: number) => `All ${counted(count, 'server')}`,
  },
  chooseServers: {
    title: 'Servers in this group',
    task: 'Change servers in',
  },
  moveServers: {
    title: 'Move servers to another group',
    task: 'Move servers from',
    noServers: 'This group has no servers to move',
    destination: 'To group',
    destinationHint: 'Servers leave this group and join the other in one step.',
    noDestination: 'No other groups to move to',
    serverMissing: 'Please select a server',
    destinationMissing: 'Please select a server group',
    saveLabel: 'Move',
  },
  rules: {
    title: { in: 'Inbound rules', out: 'Outbound rules' } satisfies Record<Direction, string>,
    add: { in: 'Add inbound rule', out: 'Add outbound rule' } satisfies Record<Direction, string>,
    ownRule: 'Custom rule',
    presets: 'Presets',
    empty: {
      in: 'No rules. All inbound traffic is blocked.',
      out: 'No rules. All outbound traffic is blocked.',
    } satisfies Record<Direction, string>,
    copy: 'Copy from another group…',
    end: { in: 'Source', out: 'Destination' } satisfies Record<Direction, string>,
    protocol: 'Protocol',
    ports: 'Port or ICMP type',
    actions: 'Actions',
    actionsFor: (rule: string) => `Actions for ${rule}`,
    edit: 'Edit',
    clone: 'Clone',
    remove: 'Remove',
    keep: 'Keep this rule',
    undo: 'Undo the change',
    addAsNew: 'Add as a new rule',
    drop: 'Drop the change',
    unknown: 'Parts of this rule are unknown',
    fixed: 'This rule is being saved or was just saved',
    changes: {
      added: 'will be added',
      changed: 'will be changed',
      removed: 'will be removed',
    } satisfies Record<Exclude<StagedChange, 'none'>, string>,
    results: {
      saving: 'saving…',
      looking: LOOKING,
      saved: 'saved',
      'held back': 'held back',
      deleted: 'deleted elsewhere',
    } satisfies Record<Exclude<RowResult['status'], 'failed' | 'unknown'>, string>,
    reasons: {
      failed: (reason: string) => `not saved: ${reason}`,
      unknown: (reason: string) => `may have been saved: ${reason}`,
    } satisfies Record<'failed' | 'unknown', (reason: string) => string>,
    reports: {
      failed: (rule: string) => `Couldn’t save the firewall rule ${rule}`,
      unknown: (rule: string) => `The firewall rule ${rule} may have been saved`,
    } satisfies Record<'failed' | 'unknown', (rule: string) => string>,
    sentBefore: (when: string) => `Sent ${when}, but the page closed before the answer came`,
  },
  addRule: {
    title: 'Add firewall rule',
    cloneTitle: 'Clone firewall rule',
    cloned: 'cloned',
    noSuchRule: (id: ReactNode) => <>Can’t clone firewall rule {id}. It may have been deleted.</>,
    unreadable: (id: ReactNode, cause: ReactNode) => (
      <>
        Couldn’t load firewall rule {id}. {cause}
      </>
    ),
    unreadableReport: (id: string) => `Couldn’t load firewall rule ${id}`,
    saveLabel: 'Add to list',
  },
  editRule: {
    title: 'Edit firewall rule',
    titleOf: {
      in: 'Edit inbound rule',
      out: 'Edit outbound rule',
    } satisfies Record<Direction, string>,
    noun: 'firewall rule',
    where: 'in this server group',
    why: 'It may have been deleted.',
    saveLabel: 'Update in list',
  },
  rule: {
    destinationPort: 'Destination port',
    destinationPortHint: 'For example 22, 80,443 or 8000-8100',
    sourcePort: 'Source port',
    anyPort: 'Any',
  },
  copyRules: {
    title: 'Copy rules from another group',
    groupNoun: 'group',
    groupHint: 'Skips rules that this group already has. Nothing is sent until you save.',
    noGroup: 'No other group has a firewall policy',
    groupMissing: 'Choose a group first',
    noRules: 'This group has no rules to copy',
    unreadable: 'Couldn’t load the rules of this group',
    partlyUnreadable: 'Couldn’t load some rules of this group. Only these will be copied.',
    unknownRules: (count: number) =>
      `Couldn’t fully load ${counted(count, 'rule')}, so ${count === 1 ? 'it' : 'they'} won’t be copied`,
    rules: 'Rules to copy',
    cancel: 'Cancel',
    saveLabel: 'Copy rules',
  },
  save: {
    label: 'Unsaved rules',
    unsaved: (count: number) => `${counted(count, 'change')} not saved yet`,
    nothingCopied: 'This group already has those rules.',
    copied: (count: number) => `${counted(count, 'rule')} copied.`,
    kept: 'Your earlier input has been restored.',
    order: 'Removals are saved last.',
    saving: 'Saving… Removals go last.',
    looking: `It may have gone through. ${LOOKING}`,
    wait: 'Wait until the rules are saved',
    invalid: 'A rule isn’t valid yet',
    deleted: 'A rule was deleted elsewhere. Add it as a new rule or drop the change',
    refused: (count: number) => `${counted(count, 'change')} couldn’t be saved`,
    refusedReport: 'Couldn’t save firewall rules',
    heldBack: (hasSaved: boolean, removes: boolean) =>
      [
        hasSaved && 'Saved rules are in force.',
        removes && 'No rule is removed until all additions are saved.',
      ]
        .filter(Boolean)
        .join(' '),
    unknown: (count: number) =>
      count === 1 ? (
        <>
          <strong>1 change may have been saved</strong>. Check before you send it again
        </>
      ) : (
        <>
          <strong>{counted(count, 'change')} may have been saved</strong>. Check before you send
          them again
        </>
      ),
    notInForce: (time: string) => `Not in force at ${time}.`,
    notRead: 'Couldn’t check the rules.',
    discard: 'Discard',
    save: 'Save rules',
    saveRest: 'Save the rest',
    sendAgain: 'Send again',
    task: 'Save firewall rules',
    createPolicyTask: 'Create firewall policy',
  },
  toast: {
    saved: 'Rules saved',
    failed: (failed: number, all: number) =>
      `Couldn’t save ${String(failed)} of ${counted(all, 'firewall rule')}`,
    unknown: (count: number) => `${counted(count, 'firewall rule')} may have been saved`,
    /** 'TCP 22 from Any and TCP 80 from Any: API error. Not now'. */
    reason: (rules: readonly string[], reason: string) => `${joinList(rules)}: ${reason}`,
    kept: (group: string) => `Unsaved changes are kept on the page of ${group}`,
  },
};
