import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { codeBlocks } from '../checks/code-blocks.ts'
import { root } from '../deployment/tree.ts'

/** What an operator is told to type, or to ask Prometheus. */
export interface RunbookCommand {
  /** The alert's page, without its ending. */
  runbook: string
  text: string
}

/** Every command of the runbooks' code blocks, a line each; a here-document is one with its lines. */
export function runbookCommands(): RunbookCommand[] {
  return globSync('docs/runbooks/*.md', { cwd: root })
    .toSorted()
    .flatMap((path) =>
      codeBlocks(readFileSync(join(root, path), 'utf8'))
        .flatMap(commandsIn)
        .map((text) => ({ runbook: basename(path, '.md'), text })),
    )
}

/** A line is a command, its comment left out. */
const commandsIn = (block: string): string[] =>
  [...block.matchAll(/^[^\n]*<<'(\w+)'\n.*?^\1$|^[^\n]+$/gms)].map(([text]) => text.replace(/ +# .*$/, ''))

/** The statements of a `psql "$ADMIN_URL"`; undefined for any other command. */
export const sqlOf = (command: string): string | undefined =>
  /^psql "\$ADMIN_URL" (?:-c "(.*)"|<<'SQL'\n(.*)SQL)$/s.exec(command)?.slice(1).find(Boolean)

/** The words of a command for Redis and what its answer is searched for; undefined for any other command. */
export function redisCallOf(command: string): { words: string[]; sought: string[] } | undefined {
  const [, words, pattern] = /^redis-cli -u "\$REDIS_URL" ([^|]*)(?:\| grep -E '(.*)')?$/.exec(command) ?? []
  return words === undefined
    ? undefined
    : { words: words.trim().split(' '), sought: pattern?.split('|') ?? [] }
}

/** What a `kubectl` command is about and what its answer is searched for; undefined for any other command. */
export function kubectlOf(command: string): { app: string | undefined; sought: string[] } | undefined {
  if (!command.startsWith('kubectl -n rafiq ')) return undefined
  const app = /(?:deploy\/|-l app=)([a-z]+)/.exec(command)?.[1]
  return { app, sought: /\| grep (?:-\w+ )?'?([^']+)'?$/.exec(command)?.[1]?.split('|') ?? [] }
}

/** The service that a `docker compose` command is about; undefined for any other command. */
export const composeServiceOf = (command: string): string | undefined =>
  /^docker compose -f infra\/compose\/compose\.yaml .*?([a-z]+)$/.exec(command)?.[1]

/** Whether it is an expression for Prometheus. */
export const isQuery = (command: string): boolean => /^(sum|topk)\b/.test(command)
