import type { z } from 'zod'
import type { UserFiles } from '../services/user-files.ts'
import type { sitePlaceShape } from './shapes.ts'

/** Where visitors left their files, by the name that the editor has for it. */
export const uploadPlaceNamed = (
  projectId: string,
  place: z.output<typeof sitePlaceShape>,
): Parameters<UserFiles['find']>[0] => ({ projectId, purpose: place === 'draft' ? 'preview' : 'production' })
