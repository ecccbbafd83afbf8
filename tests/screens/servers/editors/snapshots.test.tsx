import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { openEditor } from './open-editor';

const select = (name: string) => screen.getByRole('combobox', { name });
const crontab = () => screen.getByRole('textbox', { name: 'Crontab' });
const options = (name: string) =>
  within(select(name))
    .getAllByRole('option')
    .map((option) => option.textContent);

describe('the snapshot schedule', () => {
  const open = (id: string) => openEditor(id, 'snapshots_schedule');

  test('the form and the five fields say the same', async () => {
    await open('srv-web02');
    expect(select('Frequency')).toHaveDisplayValue('Weekly');
    expect(select('Day')).toHaveDisplayValue('Monday');
    expect(select('Time (UTC)')).toHaveDisplayValue('03:00');
    expect(crontab()).toHaveValue('0 3 * * 1');
  });

  test('never, daily, weekly, monthly; hours, weekdays from Monday, dates to the 28th', async () => {
    const { user } = await open('srv-web02');
    expect(options('Frequency')).toEqual(['Never', 'Daily', 'Weekly', 'Monthly']);
    expect(options('Time (UTC)')).toHaveLength(24);
    expect(options('Time (UTC)').slice(0, 2)).toEqual(['00:00', '01:00']);
    expect(options('Day')).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ]);
    await user.selectOptions(select('Frequency'), 'Monthly');
    expect(options('Date')).toHaveLength(28);
    expect(options('Date').at(-1)).toBe('28th');
  });

  test('a schedule begins as daily at 08:00 UTC', async () => {
    const { user, save, closed, row } = await open('srv-work1');
    expect(select('Frequency')).toHaveDisplayValue('Never');
    expect(crontab()).toHaveValue('');
    await user.selectOptions(select('Frequency'), 'Daily');
    expect(crontab()).toHaveValue('0 8 * * *');
    await save();
    await closed();
    expect(row().snapshots_schedule).toBe('0 8 * * *');
  });

  test('the time is kept when the frequency changes', async () => {
    const { user, save, closed, row } = await open('srv-web02');
    await user.selectOptions(select('Frequency'), 'Monthly');
    await user.selectOptions(select('Date'), '22nd');
    expect(crontab()).toHaveValue('0 3 22 * *');
    expect(screen.getByText('Monthly on the 22nd at 03:00 UTC')).toBeVisible();
    await save();
    await closed();
    expect(row().snapshots_schedule).toBe('0 3 22 * *');
  });

  test('Never ends the schedule', async () => {
    const { user, save, closed, row } = await open('srv-web01');
    await user.selectOptions(select('Frequency'), 'Never');
    await save();
    await closed();
    expect(row().snapshots_schedule).toBeNull();
  });

  test('a pattern that the form has no words for is shown and sent as it is', async () => {
    const { user, save, closed, row } = await open('srv-web01');
    await user.clear(crontab());
    await user.type(crontab(), '30 */3 * 1 2');
    expect(select('Frequency')).toHaveDisplayValue('Other pattern');
    expect(screen.queryByRole('combobox', { name: 'Time (UTC)' })).toBeNull();
    await save();
    await closed();
    expect(row().snapshots_schedule).toBe('30 */3 * 1 2');
  });

  test('a minute that the provider chose stays', async () => {
    await openEditor('srv-web01', 'snapshots_schedule', {
      prepare: (node) =>
        void node.provider.world.server.patch('srv-web01', { snapshots_schedule: '34 12 * * 4' }),
    });
    expect(select('Time (UTC)')).toHaveDisplayValue('12:34');
    expect(options('Time (UTC)').slice(12, 15)).toEqual(['12:00', '12:34', '13:00']);
  });

  test.each([
    ['0 8', 'Please enter five fields: minute, hour, date, month, weekday'],
    ['99 99 * * *', 'Please enter a valid minute, from 0 to 59'],
    ['*/30 8 * * *', 'Schedule snapshots at most once an hour'],
  ])('%s is no schedule', async (typed, message) => {
    const { user, save, sent } = await open('srv-web01');
    await user.clear(crontab());
    await user.type(crontab(), typed);
    await save();
    await waitFor(() =>
      expect(crontab()).toHaveAccessibleDescription(expect.stringContaining(message)),
    );
    expect(sent()).toEqual([]);
  });

  test("the provider's refusal lands on the field", async () => {
    const { user, save } = await openEditor('srv-web01', 'snapshots_schedule', {
      prepare: ({ server }) => {
        const errors = ['Snapshots schedule is not a valid crontab'];
        const body = { error_name: 'unprocessable_entity', errors };
        server.use(http.put('*/servers/srv-web01', () => HttpResponse.json(body, { status: 422 })));
      },
    });
    await user.clear(crontab());
    await user.type(crontab(), '0 9 * * *');
    await save();
    await waitFor(() =>
      expect(crontab()).toHaveAccessibleDescription(/Snapshots schedule is not a valid crontab/),
    );
  });
});

describe('the snapshot retention', () => {
  const automatic = () => screen.getByRole('checkbox', { name: /Delete old snapshots/ });
  const count = () => screen.getByRole('textbox', { name: 'Snapshots to keep' });
  const open = (id: string) => openEditor(id, 'snapshots_retention');

  test('the count is sent', async () => {
    const { user, save, closed, row } = await open('srv-web01');
    expect(count()).toHaveValue('10');
    await user.clear(count());
    await user.type(count(), '3');
    await save();
    await closed();
    expect(row().snapshots_retention).toBe('3');
  });

  test('it begins with 10', async () => {
    const { user, save, closed, row } = await open('srv-web02');
    expect(automatic()).not.toBeChecked();
    await user.click(automatic());
    expect(count()).toHaveValue('10');
    await save();
    await closed();
    expect(row().snapshots_retention).toBe('10');
  });

  test('empty is sent to keep all', async () => {
    const { user, save, closed, row } = await open('srv-web01');
    await user.click(automatic());
    await save();
    await closed();
    expect(row().snapshots_retention).toBeNull();
  });

  test.each(['0', '-1', 'x'])("%s is 'You must retain at least 1 backup'", async (typed) => {
    const { user, save, sent } = await open('srv-web01');
    await user.clear(count());
    await user.type(count(), typed);
    await save();
    await waitFor(() =>
      expect(count()).toHaveAccessibleDescription('You must retain at least 1 backup'),
    );
    expect(sent()).toEqual([]);
  });
});
