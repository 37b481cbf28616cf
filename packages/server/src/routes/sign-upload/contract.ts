import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { LIMITS } from '../../limits.ts'

/** Signs a request to upload a file to the site or its draft (specification section 7). */
export const signUploadContract = defineContract({
  method: 'POST',
  path: '/ww/designs/:designId/user-files',
  host: 'site',
  role: 'public',
  perMinute: LIMITS.userFilesPerMinute,
  params: z.object({ designId: z.string() }),
  body: z.strictObject({
    name: z.string().min(1).max(1000),
    type: z
      .string()
      .max(LIMITS.userFileType)
      .regex(/^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(?:;[\x20-\x7e]*)?$/, 'must be a type such as image/png'),
    size: z.int().min(0),
    tag: z.string().max(LIMITS.userFileTag).default(''),
    /** Id of the page that those may see who may have the file. */
    readers: z.string().max(100).optional(),
  }),
  answer: z.object({
    signedRequest: z.string(),
    url: z.string(),
    name: z.string(),
    ext: z.string(),
    tag: z.string(),
    size: z.number(),
  }),
})
