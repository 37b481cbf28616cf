import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { findPostgres, startPostgres, type PostgresCluster } from './postgres-cluster.ts'
import { startS3Server, type S3Server } from './s3-server.ts'
import type { TestServer } from './test-server.ts'

/** A folder, a bucket and, where the machine has one, a PostgreSQL for the tests of a file, and the servers that a test starts. */
export interface SharedStores {
  readonly root: string
  readonly s3: S3Server
  readonly cluster: PostgresCluster | undefined
  /** Stopped when the test is over. */
  readonly servers: TestServer[]
}

/** @param name that the folder begins with */
export function sharedStores(name: string): SharedStores {
  let root = ''
  let s3: S3Server
  let cluster: PostgresCluster | undefined
  const servers: TestServer[] = []
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), `heddle-${name}-`))
    s3 = await startS3Server()
    if (findPostgres()) cluster = await startPostgres()
  })
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.stop()
    // Each test has a database of its own, and a bucket belongs to one.
    s3.calm()
    s3.objects.clear()
  })
  afterAll(async () => {
    await s3.stop()
    cluster?.stop()
    rmSync(root, { recursive: true, force: true, maxRetries: 20 })
  })
  return {
    get root() {
      return root
    },
    get s3() {
      return s3
    },
    get cluster() {
      return cluster
    },
    servers,
  }
}
