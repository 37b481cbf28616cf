export { readConfig, type ServerConfig } from './config.ts'
export { createServer, type HeddleServer } from './create-server.ts'
export type { IconSet, ProjectTemplate, PublishPorts, ServerPorts, SiteBuild } from './ports/ports.ts'
export { LIMITS } from './limits.ts'
