import { MEMBER_ROLES } from '@heddle/document'
import { z } from 'zod'
import { LIMITS } from '../limits.ts'

/** Shapes that several contracts share. */
export const idShape = z.string().regex(/^[a-z0-9]{16}$/, 'an id has 16 lowercase letters and digits')
export const projectParams = z.object({ projectId: idShape })
export const userShape = z.object({ id: z.string(), name: z.string(), email: z.string() })
/** Who is signed in to a site. */
export const siteUserShape = z.object({
  ...userShape.shape,
  isEmailConfirmed: z.boolean(),
  roles: z.array(z.string()).readonly(),
})
/** What shows that whoever is signed in to a site is the holder of the account: one of the two. */
export const proofShape = z.object({
  password: z.string().max(LIMITS.passwordMax).default(''),
  code: z.string().max(40).default(''),
})
/** The language of the page that asks, for the letter that comes of it. */
export const askingLanguageShape = z.string().max(35).default('')
export const doneShape = z.object({ done: z.boolean() })

export const nameShape = z
  .string()
  .trim()
  .min(1, 'a project needs a name')
  .max(LIMITS.projectNameLength, `a name has at most ${LIMITS.projectNameLength} characters`)

export const slugShape = z
  .string()
  .regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/, 'an address has lowercase letters, digits and hyphens between them')
  .max(LIMITS.slugLength)
  .refine((slug) => !slug.includes('--') && slug !== 'assets' && slug !== 'www', 'this address is kept for the server itself')

/** A project as the gallery shows it. `url`: address of the published site, null before the first release. */
export const projectShape = z.object({
  id: idShape,
  name: z.string(),
  slug: z.string(),
  createdAt: z.number(),
  updatedAt: z.number(),
  url: z.string().nullable(),
})

/** Where a release is shown: to visitors, or to those who look at it first. */
export const stageShape = z.enum(['production', 'staging'])

/** A kept release, and where it is shown. */
export const releaseShape = z.object({
  id: idShape,
  createdAt: z.number(),
  author: z.string(),
  pages: z.number(),
  stages: z.array(stageShape),
})

/** What a stage shows and where; `before` is what it goes back to. Times and names are null where they were not written down. */
export const stageStateShape = z.object({
  stage: stageShape,
  url: z.string(),
  releaseId: idShape.nullable(),
  beforeId: idShape.nullable(),
  at: z.number().nullable(),
  by: z.string().nullable(),
})

export const pluginParams = projectParams.extend({
  namespace: z.string().regex(/^[a-z0-9-]{1,64}$/, 'a namespace has small letters, digits and hyphens'),
})

/** Secrets of a project: the server that each is sent to, and whether it can no longer be read and has to be set anew. */
export const secretsShape = z.object({
  secrets: z.array(z.object({ name: z.string(), origin: z.string(), isLost: z.boolean() })),
})

/** Which private settings of a plugin have a value, and what is wrong with them; an empty name means all together. */
export const pluginSettingsShape = z.object({
  isSet: z.record(z.string(), z.boolean()),
  problems: z.array(z.object({ name: z.string(), message: z.string() })).readonly(),
})

/** What visitors left at a site, or at its draft: accounts, files. */
export const sitePlaceShape = z.enum(['live', 'draft'])
export const userFileKeyShape = z.string().regex(/^[a-z0-9]{32}$/, 'a key has 32 lowercase letters and digits')
export const userFileParams = projectParams.extend({ key: userFileKeyShape })
export const accountParams = projectParams.extend({ accountId: idShape })
/** Ids of roles of the site. */
export const accountRolesShape = z.array(idShape).max(LIMITS.accountRoles).readonly()

/** An account of a site as those who run it see it; `seenAt` is null for somebody who never signed in. */
export const accountShape = z.object({
  ...userShape.shape,
  roles: z.array(z.string()).readonly(),
  isBlocked: z.boolean(),
  /** Whether a password was set: not yet by somebody who was only invited. */
  hasPassword: z.boolean(),
  /** Whether they have shown that they read mail at the address. */
  isEmailConfirmed: z.boolean(),
  createdAt: z.number(),
  seenAt: z.number().nullable(),
})

/** The body of every refusal. */
export const errorShape = z.object({
  error: z.object({ code: z.string(), message: z.string(), path: z.string().optional() }),
})
export type ErrorAnswer = z.output<typeof errorShape>

export const memberRoleShape = z.enum(MEMBER_ROLES)
/** A role that can be given: a project has one owner. */
export const givenRoleShape = z.enum(['admin', 'editor', 'content-editor', 'viewer'])
export const invitationShape = z.object({ id: idShape, role: memberRoleShape, expiresAt: z.number(), by: z.string() })

/** An invitation as it is told of. */
export const invitationTold = (row: {
  readonly id: string
  readonly role: z.output<typeof memberRoleShape>
  readonly expires_at: number
  readonly created_by: string
}): z.output<typeof invitationShape> => ({ id: row.id, role: row.role, expiresAt: row.expires_at, by: row.created_by })

export const invitationTokenShape = z.string().regex(/^[\w-]{43}$/, 'this is no invitation')

/** Somebody who makes an account of the server. */
export const newPersonShape = z.object({
  name: z.string().trim().min(1, 'say your name').max(LIMITS.personNameLength),
  email: z.email('this is no e-mail address').max(254),
  password: z
    .string()
    .min(LIMITS.passwordMin, `a password needs at least ${LIMITS.passwordMin} characters`)
    .max(LIMITS.passwordMax, `a password has at most ${LIMITS.passwordMax} characters`),
})

export const domainParams = projectParams.extend({ host: z.string().regex(/^[a-z0-9.-]{3,253}$/, 'this is no host name') })

/** A host name of a site. `problem`: why it is not verified. `isMain`: the site's other names lead to it. */
export const domainShape = z.object({
  host: z.string(),
  state: z.enum(['pending', 'verified', 'failed']),
  problem: z.enum(['missing', 'other', 'unreachable', 'taken']).optional(),
  checkedAt: z.number().nullable(),
  isMain: z.boolean(),
  url: z.string(),
  record: z.object({ name: z.string(), value: z.string() }),
})

/** A host name as it is told of. */
export function domainTold(
  domain: {
    readonly host: string
    readonly state: string
    readonly checked_at: number | null
    readonly is_main: number
    readonly record: { readonly name: string; readonly value: string }
  },
  hosts: { readonly ownOrigin: (host: string) => string },
): z.input<typeof domainShape> {
  const [state, problem] = domain.state.split(':') as [
    z.input<typeof domainShape>['state'],
    z.input<typeof domainShape>['problem'],
  ]
  return {
    host: domain.host,
    state,
    ...(problem && { problem }),
    checkedAt: domain.checked_at,
    isMain: domain.is_main === 1,
    url: hosts.ownOrigin(domain.host),
    record: { ...domain.record },
  }
}
