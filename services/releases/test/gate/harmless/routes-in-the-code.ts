import { type Harmless, withFiles, withManifest } from '../seed.ts'

/** Routes of its own, a layout above them, and links to pages of others. */
const code =
  'r=[{path:"/rentals",Component:A,children:[{path:":home",lazy:b}]},{path:"/rentals/:id?",lazy:c}];' +
  'l=[{path:"/register",label:"Join"},{path:"/chat",id:"chat"}]'

export default {
  title: 'routes of its own, and links to pages of others',
  change: (build) =>
    withFiles({ 'remote.js': code })(
      withManifest({
        routes: [
          { path: '/rentals', files: [] },
          { path: '/rentals/:home', files: [] },
        ],
      })(build),
    ),
} satisfies Harmless
