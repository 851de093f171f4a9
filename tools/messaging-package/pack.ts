/** `npm run pack:messaging -- FOLDER`: packs `@entrepot/messaging` into a folder, the present one by default. */
import { packMessaging } from './pack-messaging.js';

console.log(packMessaging(process.argv[2] ?? '.'));
