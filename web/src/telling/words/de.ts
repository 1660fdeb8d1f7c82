// German, for how people are told of their turn.
export const de = {
  title: 'Sag Bescheid, wenn ich am Zug bin',
  words:
    'In Partien, die Zug um Zug gespielt werden, kannst du benachrichtigt werden, wenn man auf dich wartet: einmal je Zug, und nicht, während du am Tisch bist.',
  enter: 'Sobald du auf dem Server einen Namen hast.',
  login: 'Anmelden',
  device: 'Auf diesem Gerät',
  'device.tell': 'Auf diesem Gerät benachrichtigen',
  'device.on': 'Dieses Gerät meldet sich, wenn du am Zug bist, auch wenn Wharf geschlossen ist.',
  'device.hush': 'Auf diesem Gerät nicht mehr',
  'device.unsupported':
    'Dieser Browser kann keine Benachrichtigungen von Webseiten zeigen. Füge Wharf auf einem iPhone oder iPad zuerst zum Home-Bildschirm hinzu.',
  'device.denied':
    'Der Browser hat es nicht erlaubt. Das lässt sich in seinen Einstellungen für diese Seite ändern, an der Adresszeile.',
  'device.unreachable':
    'Der Browser hat seinen Push-Dienst nicht erreicht. Solange Wharf in einem Tab offen ist, erfährst du es trotzdem; versuche es bitte später noch einmal.',
  others: 'Andere Geräte',
  remove: 'Entfernen',
  test: 'Test senden',
  'test.sent': 'Gesendet. Es sollte gleich ankommen.',
  mail: 'Per E-Mail',
  'mail.words':
    'Mit einer bestätigten Adresse kannst du auch ein neues Passwort wählen, wenn du deines vergessen hast.',
  'mail.address': 'E-Mail-Adresse',
  'mail.password': 'Dein Passwort hier',
  'mail.add': 'Schick mir einen Link zum Bestätigen',
  'mail.off': 'Dieser Server verschickt keine E-Mails: Das ist hier nicht eingerichtet.',
  'mail.look': 'Schau in das Postfach {address}: Der Link dort bestätigt es.',
  'mail.unconfirmed': 'Noch nicht bestätigt: Der Link liegt im Postfach.',
  quiet: 'Ruhezeit',
  'quiet.words': 'Nachts nichts melden; was wartet, kommt am Morgen.',
  'quiet.from': 'von',
  'quiet.until': 'bis',
  hook: 'Für Programme: ein Webhook',
  'hook.words':
    'Eine Adresse von dir, die mit einer signierten Nachricht aufgerufen wird, wenn du am Zug bist; die Dokumentation sagt, wie man sie prüft.',
  'hook.address': 'Adresse (https)',
  'hook.add': 'Hinzufügen',
  'hook.secret': 'Das Geheimnis zum Signieren, nur dieses eine Mal gezeigt:',
  'confirm.title': 'Deine E-Mail-Adresse',
  'confirm.words': 'Bestätige, dass das Postfach, in dem du diesen Link gefunden hast, dir gehört.',
  'confirm.do': 'Es gehört mir',
  'confirm.done': 'Bestätigt. Ab jetzt erfährst du dort, wenn du am Zug bist.',
  'recover.title': 'Ein neues Passwort',
  'recover.words':
    'Wenn das Konto eine bestätigte E-Mail-Adresse hat, wird ein Link zu einem neuen Passwort dorthin geschickt.',
  'recover.name': 'Name oder E-Mail-Adresse',
  'recover.ask': 'Link schicken',
  'recover.asked':
    'Wenn es so ein Konto mit bestätigter Adresse gibt, ist der Link unterwegs. Er gilt eine Stunde.',
  'recover.password': 'Neues Passwort, mindestens 8 Zeichen',
  'recover.set': 'Passwort festlegen',
  'recover.done': 'Fertig. Melde dich mit dem neuen Passwort an.',
};
