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
export function rowName({ kind, path }: AccessRow, view: Pick<DocumentView, 'find' | 'of'>): string {
  const file = path.slice(path.lastIndexOf('/') + 1)
  const id = file.split('.')[0] ?? ''
  if (kind === 'data') return view.find('page', id.split('_')[0] ?? '')?.name ?? path
  if (kind === 'collection') return view.find('collection', id)?.name ?? path
  if (kind === 'asset') return view.of('asset').find((asset) => asset.file === file)?.name ?? path
  return path
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
