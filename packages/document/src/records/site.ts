import { z } from 'zod'
import { MESSAGES } from '../messages.ts'
import { isSafeAddress } from './address-rules.ts'
import { APP_DISPLAYS, appColorProblem } from './app.ts'
import { basePathProblem } from './base-path.ts'
import { MAX_ROLES, ROLE_TYPES } from './access.ts'
import { MAX_ROBOTS, readHeadCode } from './head-code.ts'
import type { Migration } from './migration.ts'
import { background, id, indexKey, key, language, schemaOf, shortText } from './schema-parts.ts'
import { MAX_REDIRECT_TEXT, REDIRECT_STATUSES } from './redirect.ts'
import type { SiteRecord } from './types.ts'

const redirectText = z.string().max(MAX_REDIRECT_TEXT)
const appColor = z.string().refine((text) => appColorProblem(text) === undefined, MESSAGES.badAppColor)
const shortTextByLanguage = z.strictObject({ type: z.literal('t'), texts: z.record(language, shortText) })
const pixels = z.number().min(1).max(100_000)

export const siteSchema = schemaOf<SiteRecord>()(
  z.strictObject({
    id,
    kind: z.literal('site'),
    name: shortText,
    names: z.record(language, shortText).exactOptional(),
    homePageId: id,
    authPluginId: id.exactOptional(),
    basePath: z
      .string()
      .superRefine((path, context) => {
        const problem = basePathProblem(path)
        if (problem !== undefined) context.addIssue({ code: 'custom', message: problem })
      })
      .exactOptional(),
    baseTag: z
      .strictObject({ href: shortText.refine(isSafeAddress, MESSAGES.unsafeAddress), target: shortText.exactOptional() })
      .exactOptional(),
    headCode: z
      .string()
      .superRefine((code, context) => {
        const read = readHeadCode(code)
        if (typeof read === 'string') context.addIssue({ code: 'custom', message: read })
      })
      .exactOptional(),
    robots: z.string().max(MAX_ROBOTS).exactOptional(),
    defaultTheme: z.enum(['light', 'dark', 'system']),
    languages: z.record(language, z.strictObject({ index: indexKey, isDefault: z.boolean() })),
    isDefaultPrefixed: z.boolean().exactOptional(),
    screens: z.record(
      key,
      z.strictObject({ index: indexKey, label: shortText, maxWidth: pixels.exactOptional(), canvasWidth: pixels }),
    ),
    background: background.exactOptional(),
    favicon: id.exactOptional(),
    testsBlockPublishing: z.boolean().exactOptional(),
    branding: z
      .strictObject({
        isOff: z.boolean().exactOptional(),
        href: shortText.refine(isSafeAddress, MESSAGES.unsafeAddress).exactOptional(),
        text: z.union([shortText, shortTextByLanguage]).exactOptional(),
      })
      .exactOptional(),
    app: z
      .strictObject({
        isOn: z.boolean().exactOptional(),
        shortName: shortText.exactOptional(),
        display: z.enum(APP_DISPLAYS).exactOptional(),
        themeColor: appColor.exactOptional(),
        backgroundColor: appColor.exactOptional(),
        worksOffline: z.boolean().exactOptional(),
        offlinePageId: id.exactOptional(),
      })
      .exactOptional(),
    redirects: z
      .record(
        id,
        z.strictObject({
          from: redirectText,
          to: z.union([z.strictObject({ pageId: id }), z.strictObject({ address: redirectText })]),
          status: z.literal(REDIRECT_STATUSES),
        }),
      )
      .exactOptional(),
    access: z
      .strictObject({
        notSignedInPageId: id.exactOptional(),
        forbiddenPageId: id.exactOptional(),
        roleKey: shortText.exactOptional(),
        roleType: z.enum(ROLE_TYPES).exactOptional(),
        roleNameKey: shortText.exactOptional(),
        roles: z.record(id, z.strictObject({ name: shortText })).exactOptional(),
        groups: z.record(id, z.strictObject({ name: shortText, roles: z.array(id).max(MAX_ROLES) })).exactOptional(),
      })
      .exactOptional(),
  }),
)

export const siteMigrations: readonly Migration[] = []
