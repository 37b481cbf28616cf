import type { FunctionBody } from '@heddle/kit'
import { toWall } from '../../lib/dates/zone.ts'

export const call: FunctionBody = (host) => toWall(host.now(), host.timezone())
