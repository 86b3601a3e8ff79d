import { mkdir } from 'node:fs/promises'
import { startBucketServer } from 'delivery/testing-bucket-server'
import { whenTold } from '../../shell/server/when-told.ts'
import { bucketName } from './fleet-store.ts'

/** An S3 server over a folder, as a process of its own: `OBJECTS` names the folder, and the keys are S3's usual variables. */
const { OBJECTS = '', AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '' } = process.env
await mkdir(OBJECTS, { recursive: true, mode: 0o700 })
const server = await startBucketServer({
  directory: OBJECTS,
  bucket: bucketName,
  credentials: { accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY },
})
whenTold(() => void server.stop().finally(() => process.exit(0)))
console.log(server.endpoint)
