import { z } from 'zod'
import { kindOfAsset } from '../uploads/file-kinds.ts'

/** How files of projects are laid out, as this Heddle writes them (docs/project-file.md). */
export const PROJECT_FILE_VERSION = 1
/** The entry with the records, and the folder of the files that they name. */
export const PROJECT_ENTRY = 'project.json'
export const ASSETS_PREFIX = 'assets/'

/** The head that tells a project from any other archive. What stands beside it belongs to the version. */
export const projectHead = z.object({ kind: z.literal('heddle-project'), version: z.int().min(1) })

/** `project.json` of version 1. `format`: version of the records; `assets`: the files that lie beside it. */
export const projectBody = projectHead.extend({
  format: z.int(),
  records: z.array(z.unknown()),
  assets: z.array(z.string().refine((file) => kindOfAsset(file) !== undefined, 'an asset is named by its content’s hash')),
})
export type ProjectBody = z.output<typeof projectBody>

/** True for the names that entries of a project may have. */
export const isProjectEntry = (name: string): boolean =>
  name === PROJECT_ENTRY || (name.startsWith(ASSETS_PREFIX) && kindOfAsset(name.slice(ASSETS_PREFIX.length)) !== undefined)
