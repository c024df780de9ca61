import type { Client } from 'pg'

/**
 * What keeps people's data out of PostgreSQL's own log. A failing statement is logged with the values in it unless that is
 * turned off, and so are the DETAIL of a violated constraint ("Key (email)=(…) already exists"), slow statements, and the
 * parameters of both. What failed and where, without a value, is in the log of the service that asked.
 */
export const quietLog: Readonly<Record<string, string>> = {
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_statement: 'none',
  log_duration: 'off',
  log_min_duration_statement: '-1',
  log_min_duration_sample: '-1',
  log_transaction_sample_rate: '0',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
}

/** For this session of an administrator: passwords of roles are in its statements. */
export async function quietSession(client: Client): Promise<void> {
  for (const setting of Object.entries(quietLog)) {
    await client.query('select set_config($1, $2, false)', setting)
  }
}

/** For every session of a role from its next one on, whatever the server's configuration says. */
export async function quietRole(client: Client, role: string): Promise<void> {
  for (const [name, value] of Object.entries(quietLog)) {
    await client.query(`alter role ${role} set ${name} = '${value}'`)
  }
}
