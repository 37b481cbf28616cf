import type { DocumentView } from '@heddle/document'
import type { AccessAnswer } from '../server/project-server.ts'
import { words } from './words.ts'

export type AccessAudience = AccessAnswer['audiences'][number]
export type AccessRow = AccessAnswer['rows'][number]

/** What an audience is called. */
export function audienceName({ kind, name }: AccessAudience): string {
  if (kind === 'anybody') return words.anybody
  return kind === 'signed-in' ? words.signedIn : name
}

/** What a row is called: its record's name where the project still has it, else the path it is asked for by. */
export function rowName({ kind, path }: AccessRow, view: Pick<DocumentView, 'find' | 'of' | 'languages'>): string {
  const file = path.slice(path.lastIndexOf('/') + 1)
  const id = file.split('.')[0] ?? ''
  if (kind === 'data') return dataName(path, file, view)
  if (kind === 'collection') return view.find('collection', id)?.name ?? path
  if (kind === 'asset') return view.of('asset').find((asset) => asset.file === file)?.name ?? path
  if (kind === 'upload') return words.uploads
  if (kind === 'action') return actionName(path, view)
  return path
}

/** The page of a data file, with its language where the site has several, or the row that it holds. */
function dataName(path: string, file: string, view: Pick<DocumentView, 'find' | 'languages'>): string {
  const [, id = '', row, language] = /^([^._]+)(?:_(.+)|\.([^.]+))?\.json$/.exec(file) ?? []
  const page = view.find('page', id)
  if (!page) return path
  return [page.name, row ?? (view.languages().length > 1 ? language : undefined)].filter(Boolean).join(' · ')
}

/** Rows by what they are, then by name, as people read them: of some the path is an id. */
export function byName<T extends { readonly row: AccessRow; readonly name: string }>(rows: readonly T[]): readonly T[] {
  const kinds = Object.keys(words.kinds)
  return rows.toSorted((a, b) => kinds.indexOf(a.row.kind) - kinds.indexOf(b.row.kind) || a.name.localeCompare(b.name, 'en'))
}

/** The workflow that an action of the server stands in, and what it is: its name, else that of its plugin. */
function actionName(path: string, view: Pick<DocumentView, 'find'>): string {
  const [workflowId = '', actionId = ''] = path.split('/')
  const workflow = view.find('workflow', workflowId)
  const action = workflow?.actions[actionId]
  if (!workflow || !action) return path
  const { pluginId } = action.args
  const plugin = typeof pluginId === 'string' ? view.find('plugin', pluginId) : undefined
  return [workflow.name, action.name || plugin?.name].filter(Boolean).join(' · ')
}

/** Audiences who come to see it, and those who no longer do. */
export function changesOf(
  { open, before }: Pick<AccessRow, 'open' | 'before'>,
  audiences: readonly AccessAudience[],
): { readonly gained: readonly string[]; readonly lost: readonly string[] } {
  const was = (at: number): boolean => before?.[at] ?? false
  return {
    gained: audiences.flatMap((audience, at) => (open[at] && !was(at) ? [audienceName(audience)] : [])),
    lost: audiences.flatMap((audience, at) => (!open[at] && was(at) ? [audienceName(audience)] : [])),
  }
}
