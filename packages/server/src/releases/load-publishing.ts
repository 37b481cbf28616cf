import { messages } from '../messages.ts'
import type { PublishModule, PublishPorts, SiteBuild } from '../ports/ports.ts'
import { ServerError } from '../server-error.ts'

/** Loads what publishing needs into the worker it runs on. Throws `not-built` when the runtime of sites is not there. */
export async function loadPublishing({ module, options }: PublishModule): Promise<{ ports: PublishPorts; build: SiteBuild }> {
  const { publishPorts } = (await import(module)) as {
    readonly publishPorts: (options: PublishModule['options']) => PublishPorts
  }
  const ports = publishPorts(options)
  try {
    return { ports, build: await ports.loadSite() }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new ServerError(messages.notBuilt('The runtime of sites'))
    throw error
  }
}
