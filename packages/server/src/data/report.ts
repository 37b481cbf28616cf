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
}

export const REMEDIES = {
  file: 'Stop the server and put this file back as it was, or a backup in the place of the whole data folder.',
  project: 'Stop the server and put a backup in the place of the whole data folder.',
  snapshot: 'Nothing has to be done now: the project is opened from the snapshot before it. Make sure that a backup is at hand.',
  upload: 'Upload the file again, or take it from a backup into the same place.',
  release: 'Publish the project again, or take the file from a backup into the same place.',
  older: 'Start the server once; it brings the database to the present shape and keeps a copy of it first.',
  accounts: 'Put back the database that belongs to this folder.',
} as const

/** The report as lines for people. */
export function printReport({ counts, problems }: DataReport): string {
  const looked = Object.entries(counts).map(([what, count]) => `${count.toLocaleString('en')} ${what}`)
  const lines = problems.flatMap(({ where, what, remedy }) => ['', `${where}: ${what}.`, `  ${remedy}`])
  const end =
    problems.length === 0
      ? 'Everything is as it was written.'
      : `${problems.length} problem${problems.length === 1 ? '' : 's'} found.`
  return [`Looked at ${looked.join(', ') || 'nothing'}.`, ...lines, '', end].join('\n')
}
