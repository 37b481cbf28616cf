import { messages } from '../messages.ts'
import type { PublishModule, PublishPorts, SiteBuild } from '../ports/ports.ts'
import { ServerError } from '../server-error.ts'

/** Loads the catalogue into the worker it runs on. */
export async function loadPorts({ module, options }: PublishModule): Promise<PublishPorts> {
  const { publishPorts } = (await import(module)) as {
    readonly publishPorts: (options: PublishModule['options']) => PublishPorts
  }
  return publishPorts(options)
}

/** Loads what publishing needs into the worker it runs on. Throws `not-built` when the runtime of sites is not there. */
export async function loadPublishing(publishing: PublishModule): Promise<{ ports: PublishPorts; build: SiteBuild }> {
  const ports = await loadPorts(publishing)
  try {
    return { ports, build: await ports.loadSite() }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new ServerError(messages.notBuilt('The runtime of sites'))
    throw error
  }
}
