import { decideAccess } from '@heddle/document'
import type { Egress } from '../egress/egress.ts'
import { LIMITS } from '../limits.ts'
import { messages } from '../messages.ts'
import type { ServerPorts } from '../ports/ports.ts'
import type { Identity, OpenVisit, Visit, Visitor } from '../releases/visitor.ts'
import type { PluginSettings } from '../services/plugin-settings.ts'
import type { Secrets } from '../services/secrets.ts'
import type { SiteAccounts } from '../site-accounts/site-accounts.ts'
import { SITE_ACCOUNTS } from '../site-accounts/visitor-sessions.ts'
import { createAskOutside } from './ask-outside.ts'
import { createDecideKnown } from './decide-known.ts'

export interface VisitsOptions extends Pick<ServerPorts, 'pluginServers'> {
  readonly settings: Pick<PluginSettings, 'privateOf'>
  readonly egress: Egress
  readonly secrets: Pick<Secrets, 'read'>
  readonly accounts: Pick<SiteAccounts, 'userOf' | 'userAtHand'>
  /** Told of a plugin that failed, without what it said: that may hold a secret. */
  readonly onError: (error: unknown) => void
}

/**
 * Who asks for what is not for everybody, by the plugin that signs visitors in (specification section 6). Pages, their data and
 * files, collections and actions are given out by this one rule.
 */
export function createOpenVisit({ pluginServers, settings, egress, secrets, accounts, onError }: VisitsOptions): OpenVisit {
  async function identify({ release: { access, projectId }, headers, isDraft }: Visit): Promise<Identity> {
    const { plugin } = access ?? {}
    if (!plugin || !Object.hasOwn(pluginServers, plugin.namespace)) return 'blocked'
    const side = await pluginServers[plugin.namespace]?.()
    if (!side?.identify) return 'blocked'
    const { privateData, isComplete, addresses } = await settings.privateOf(projectId, plugin.namespace)
    if (!isComplete) return 'blocked'
    const signal = AbortSignal.timeout(LIMITS.identifyTime)
    try {
      const asked = side.identify({
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, asText(value)])),
        settings: { publicData: plugin.settings.publicData, privateData, addresses },
        isDraft,
        account: () => accounts.userOf({ projectId, isDraft, access }, asText(headers['cookie'])),
        signal,
        ask: createAskOutside({ egress, signal, secretOf: (name, origin) => secrets.read(projectId, name, origin) }),
      })
      return { user: await inTime(asked, signal) }
    } catch {
      onError(new Error(messages.identifyFailed(plugin.namespace, projectId)))
      return 'failed'
    }
  }

  const decideKnown = createDecideKnown()
  return (visit) => {
    let identity: Promise<Identity> | undefined
    const decideAtHand: Visitor['decideAtHand'] = ({ tree, rules }) => {
      if (tree === 'public') return 'open'
      const { access, projectId } = visit.release
      if (!rules || access?.plugin?.namespace !== SITE_ACCOUNTS) return undefined
      const user = accounts.userAtHand({ projectId, isDraft: visit.isDraft, access }, asText(visit.headers['cookie']))
      return user && decideKnown(rules, user, access)
    }
    const known = (): Promise<Identity> => (identity ??= identify(visit))
    return {
      decideAtHand,
      identify: async () => (isForeign(visit) ? { user: undefined } : known()),
      async decide(file) {
        const atHand = decideAtHand(file)
        if (atHand) return atHand
        const { access } = visit.release
        const { rules } = file
        if (!access || !rules) return 'blocked'
        const found = await known()
        return typeof found === 'string' ? found : decideAccess(rules, found.user, access)
      },
    }
  }
}

/** Browsers name the page that asks in `Origin`; sites beside this one on the same domain are sent the same cookies. */
function isForeign({ headers, origin }: Visit): boolean {
  return headers['origin'] !== undefined && headers['origin'] !== origin
}

const asText = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value.join(', ') : value)

function inTime<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = (): void => reject(signal.reason as Error)
    signal.addEventListener('abort', end, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', end))
  })
}
