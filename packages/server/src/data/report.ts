/** Something of the data that is not as it was written, and what to do. */
export interface DataProblem {
  /** File, table or project that it is found in. */
  readonly where: string
  readonly what: string
  readonly remedy: string
}

/** What was looked at, and what is wrong with it. */
export interface DataReport {
  /** How much there is, by what it is (`entries: 120`). */
  readonly counts: Readonly<Record<string, number>>
  readonly problems: readonly DataProblem[]
  /** What is there for nothing and does no harm: a copy of it is as good. */
  readonly strays?: readonly DataProblem[]
}

export const REMEDIES = {
  file: 'Stop the server and put this file back as it was, or a backup in the place of the whole data folder.',
  project: 'Stop the server and put a backup in the place of the whole data folder.',
  snapshot: 'Nothing has to be done now: the project is opened from the snapshot before it. Make sure that a backup is at hand.',
  upload: 'Upload the file again, or take it from a backup into the same place.',
  release: 'Publish the project again, or take the file from a backup into the same place.',
  userFile:
    'Take it from a backup into the same place, or delete it in the editor of its project (Assets, Files from visitors) and ask for it again.',
  stray: 'Nothing has to be done: it was left when the server was killed, takes room alone, and may be deleted.',
  older: 'Start the server once; it brings the database to the present shape and keeps a copy of it first.',
  accounts: 'Put back the database that belongs to this folder.',
} as const

/** The report as lines for people. */
export function printReport({ counts, problems, strays = [] }: DataReport): string {
  const looked = Object.entries(counts).map(([what, count]) => `${count.toLocaleString('en')} ${what}`)
  const lines = [...problems, ...strays].flatMap(({ where, what, remedy }) => ['', `${where}: ${what}.`, `  ${remedy}`])
  const end =
    problems.length === 0
      ? 'Everything is as it was written.'
      : `${problems.length} problem${problems.length === 1 ? '' : 's'} found.`
  return [`Looked at ${looked.join(', ') || 'nothing'}.`, ...lines, '', end].join('\n')
}
