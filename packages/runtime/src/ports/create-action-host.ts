import type { RunInfo } from '@heddle/workflow'
import type { ActionHost } from '@heddle/kit'
import { browserPort } from './browser.ts'
import { clockPort } from './clock.ts'
import { filesPort } from './files.ts'
import { httpPort } from './http.ts'
import { navigationPort } from './navigation.ts'
import { absentPorts } from './absent.ts'
import { scriptsPort } from './scripts.ts'
import { storagePort } from './storage.ts'
import type { SitePorts } from './types.ts'
import { collectionsPort, variablesPort } from './values.ts'

/** Everything actions may do on a published site. The runner adds `local`, `pace` and `log` of its own. */
export function createActionHost(site: SitePorts, run: RunInfo, event: Event | undefined): ActionHost {
  const host: ActionHost = {
    ...absentPorts,
    variables: variablesPort(site.variables, run.scope),
    collections: collectionsPort(site.collections),
    navigation: navigationPort(site),
    elements: site.elements.portAt(run.scope),
    browser: browserPort,
    files: filesPort,
    language: site.language,
    theme: site.theme,
    storage: storagePort,
    http: httpPort,
    event: {
      stopPropagation: () => event?.stopPropagation(),
      preventDefault: () => event?.preventDefault(),
    },
    clock: clockPort,
    scripts: scriptsPort(run, () => host),
    log: site.log,
  }
  return host
}
