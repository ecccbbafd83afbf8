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
    openToAll: 'open to all',
  },
  list: {
    empty:
      'A server group holds servers that share a firewall. Its rules say what may come in and go out; a server in several groups has the rules of all of them.',
    rules: 'Firewall Rules',
  },
  create: {
    members: 'Members',
    membersHint: 'They stay in their other groups.',
    outbound: 'Allow all outbound traffic',
    outboundHint: 'A group without rules lets nothing in or out.',
    summary: 'What is made',
    serverCount: (count: number) => counted(count, 'server'),
    allOutbound: 'all outbound',
    allOutboundDetail: 'Everything may go out. Nothing comes in until you add rules.',
    noRules: 'no rules yet',
    noRulesDetail: 'No rules until you add them. Until then the group lets nothing in or out.',
    price: 'Free',
    addServersTask: 'Add servers to',
    withoutServers: 'The group was created, but its servers could not be added to it.',
    withoutRules: 'The group was created, but nothing may leave it yet.',
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
    empty: 'No server is in this group.',
    all: (count: number) => `All ${counted(count, 'server')}`,
  },
  chooseServers: {
    title: 'Servers of this group',
    task: 'Servers of',
    hint: 'A server can be in several groups; the rules of all of them apply to it.',
  },
  moveServers: {
    title: 'Move servers to another group',
    task: 'Move servers from',
    noServers: 'This group has no servers to move',
    destination: 'To group',
    destinationHint: 'Each server leaves this group and joins the other in one step.',
    noDestination: 'There is no other group to move them to',
    serverMissing: 'Please select a server',
    destinationMissing: 'Please select a server group',
    saveLabel: 'Move',
  },
  rules: {
    title: { in: 'Inbound rules', out: 'Outbound rules' } satisfies Record<Direction, string>,
    add: { in: 'Add inbound rule', out: 'Add outbound rule' } satisfies Record<Direction, string>,
    ownRule: 'Rule of your own',
    presets: 'Presets',
    empty: {
      in: 'No rules: this group lets nothing in.',
      out: 'No rules: this group lets nothing out.',
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
    unknown: 'This rule is not known in full',
    fixed: 'This is saved, or about to be',
    changes: {
      added: 'to be added',
      changed: 'to be changed',
      removed: 'to be removed',
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
      unknown: (reason: string) => `may be saved: ${reason}`,
    } satisfies Record<'failed' | 'unknown', (reason: string) => string>,
    reports: {
      failed: (rule: string) => `Could not save the firewall rule ${rule}`,
      unknown: (rule: string) => `It may have gone through: the firewall rule ${rule}`,
    } satisfies Record<'failed' | 'unknown', (rule: string) => string>,
    sentBefore: (when: string) => `It was sent ${when}, and the page closed before the answer`,
  },
  addRule: {
    title: 'Add firewall rule',
    cloneTitle: 'Clone firewall rule',
    cloned: 'cloned',
    noSuchRule: (id: ReactNode) => (
      <>There is no firewall rule {id} to clone. It may have been deleted.</>
    ),
    unreadable: (id: ReactNode, cause: ReactNode) => (
      <>
        The firewall rule {id} could not be read. {cause}
      </>
    ),
    unreadableReport: (id: string) => `The firewall rule ${id} could not be read`,
    saveLabel: 'Add to the list',
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
    saveLabel: 'Change in the list',
  },
  rule: {
    destinationPort: 'Destination port',
    destinationPortHint: 'Such as 22, 80,443 or 8000-8100',
    sourcePort: 'Source port',
    anyPort: 'Any',
  },
  copyRules: {
    title: 'Copy rules from another group',
    groupNoun: 'group',
    groupHint: 'Rules that are there already are left out. Nothing is sent until you save.',
    noGroup: 'No other group has a firewall policy',
    groupMissing: 'Choose a group first',
    noRules: 'This group has no rules to copy',
    unreadable: 'The rules of this group could not be read',
    partlyUnreadable: 'Not all rules of this group could be read: only these are copied',
    unknownRules: (count: number) =>
      `${counted(count, 'rule')} of this group cannot be copied: not all of it could be read`,
    rules: 'Rules to copy',
    cancel: 'Cancel',
    saveLabel: 'Copy rules',
  },
  save: {
    label: 'Unsaved rules',
    unsaved: (count: number) => `${counted(count, 'change')} not saved yet`,
    nothingCopied: 'Those rules are here already.',
    copied: (count: number) => `${counted(count, 'rule')} copied.`,
    kept: 'What you typed here before has been kept.',
    order: 'Nothing is sent until you save. Rules are added before any is removed.',
    saving: 'Saving. Rules are added before any is removed.',
    looking: `An answer was lost. ${LOOKING}`,
    wait: 'Wait until this is saved',
    invalid: 'A rule is not valid yet',
    deleted: 'A rule was deleted elsewhere: add it as a new rule, or drop the change',
    refused: (count: number) => `${counted(count, 'change')} could not be saved`,
    refusedReport: 'Could not save firewall rules',
    heldBack: (hasSaved: boolean, removes: boolean) =>
      [
        hasSaved && 'Those that are saved are in force.',
        removes && 'Nothing is removed until every addition is saved.',
      ]
        .filter(Boolean)
        .join(' '),
    unknown: (count: number) =>
      count === 1 ? (
        <>
          <strong>1 change may be saved</strong>: look whether it is in force before you send it
          again
        </>
      ) : (
        <>
          <strong>{counted(count, 'change')} may be saved</strong>: look whether they are in force
          before you send them again
        </>
      ),
    notInForce: (time: string) => `Not in force, read at ${time}.`,
    notRead: 'It could not be read.',
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
      `Could not save ${String(failed)} of ${counted(all, 'firewall rule')}`,
    unknown: (count: number) => `${counted(count, 'firewall rule')} may be saved`,
    /** 'TCP 22 from Any and TCP 80 from Any: API error. Not now'. */
    reason: (rules: readonly string[], reason: string) => `${joinList(rules)}: ${reason}`,
    kept: (group: string) => `Anything not saved is kept on the page of ${group}`,
  },
};
