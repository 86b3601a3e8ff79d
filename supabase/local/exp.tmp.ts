process.env.DO_NOT_TRACK='1'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { App, generateApiKey } from '@supabase/lite'
import { readFileSync, readdirSync } from 'node:fs'
const t0=performance.now(); const T=(l:string)=>console.log(l, Math.round(performance.now()-t0))
T('imported')
const c = await createPgliteConnection({ url: process.argv[2] })
await c.driver.waitReady; T('ready')
const S='/work/main/supabase/'
await c.driver.exec(readFileSync(S+'local/hosted-project.sql','utf8')); T('boot')
for (const f of readdirSync(S+'migrations').sort()) { await c.driver.exec(readFileSync(S+'migrations/'+f,'utf8')) }
T('migrated')
for (const f of ['seed.sql','seed/job-roles.sql','seed/articles.sql']) { try { await c.driver.exec(readFileSync(S+f,'utf8')); T(f)} catch(e) {console.log(f,String(e))} }
;(c as any).rlsState='active'
const pub=(await generateApiKey('publishable')).key, sec=(await generateApiKey('secret')).key
const app = new App({ connection: c, api:{schemas:['public'],max_rows:1000}, auth:{enabled:false, jwt_secret:'x'.repeat(40), publishable_key: pub, secret_key: sec}, studio:{enabled:false}, storage:{enabled:false}, options:{server:{admin:false, disableStudio:true}} } as any)
await app.init(); T('app')
const get=async(p:string,h:any={},o:any={})=>{const t=performance.now();const r=await app.fetch(new Request('http://localhost:54321'+p,{headers:h,...o}),{peerAddress:'127.0.0.1'});return [r.status,(await r.text()).slice(0,200), Math.round(performance.now()-t), Object.fromEntries(r.headers)]}
const P={apikey:pub, authorization:'Bearer '+pub}, Sx={apikey:sec,authorization:'Bearer '+sec}
console.log(await get('/rest/v1/technologies?select=name,slug&limit=2',P))
console.log(await get('/rest/v1/technologies?select=name,slug&limit=2',P))
console.log(await get('/rest/v1/technologies?select=name,slug&limit=2'))
console.log(await get('/rest/v1/contact_requests?select=*',P))
console.log(await get('/rest/v1/contact_requests?select=*',Sx))
console.log(await get('/rest/v1/technologies?select=name&limit=1',Sx))
const body=JSON.stringify({first_name:'A',last_name:'B',email:'a@b.co',phone:'1234567',company:'c',message:'m'})
console.log(await get('/rest/v1/rpc/record_contact_request',{...Sx,'content-type':'application/json'},{method:'POST',body}))
console.log(await get('/rest/v1/rpc/record_contact_request',{...P,'content-type':'application/json'},{method:'POST',body}))
console.log(await get('/rest/v1/rpc/claim_contact_mails',{...Sx,'content-type':'application/json'},{method:'POST',body:'{}'}))
const rs = await Promise.all(Array.from({length:60},(_,i)=> i%2? get('/rest/v1/contact_requests?select=id',P): get('/rest/v1/technologies?select=name,slug,related_technologies&limit=2',P)))
const n:any={}; for (const [i,r] of rs.entries()) { const k=(i%2?'leads ':'tech ')+r[0]; n[k]=(n[k]??0)+1 }
console.log(n, rs.find((r,i)=>i%2&&r[0]===200)); T('done')
console.log(await get('/auth/v1/health',P)); console.log(await get('/',P)); console.log(await get('/_system',{}));console.log(await get('/_system/config',{}))
await c.close()
