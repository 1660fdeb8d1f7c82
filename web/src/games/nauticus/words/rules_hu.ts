// The clauses of Nauticus in Hungarian; the English ones are the engine's own.
import type { Words } from '$lib/board';

export const rulesHu: Words = {
  'clause.N0.1':
    '18 db 1-es hajó, 18 hajóorr, 18 tat és 9 középrész van; minden címerből 15 árboc és 15 vitorla, koronásból 12–12; minden áruból 12. Ami elfogyott, ahhoz már nem lehet hozzájutni. Munkás és tallér mindig van.',
  'clause.N0.2':
    'Az árbocokon és vitorlákon bálna, horgony, kormánykerék vagy csillag van; a korona bármelyiket helyettesíti.',
  'clause.N0.3':
    'A tábla minden mezőjén van egy bónusz a választónak, és a 0–3 árak, egy-egy az ott fekvő lapka négy portékájához.',
  'clause.N0.4':
    'Négy kék lapka tallérért árul hajótestet, árbocot, vitorlát és árut. Négy világos lapka nem kerül tallérba: szállítás, pénzfelvétel, áruszállítás, koronák.',
  'clause.N0.5': 'A kerék minden mezőnek kék munkásokat ad: a horgonynál egyet sem, máshol 1–3-at.',
  'clause.N0.6': 'A raktárnak tizenkét helye van. Az árboc kettőt foglal, minden más egyet.',
  'clause.N1.1':
    'Mindenki 4 munkással, 15 tallérral, 10 ponttal, egy extra akcióval, a −3, −2, −1 passzlapkákkal és üres hajógyárral kezd.',
  'clause.N1.2':
    'Aki a kezdőjátékos után ül, kicsit többet kap: a második 1 tallért; három játékosnál a harmadik 2 tallért és egy munkást; négynél a harmadik 1 tallért és egy munkást, a negyedik 2 tallért és 2 munkást.',
  'clause.N1.3': 'Két játékossal négy forduló van, hárommal vagy néggyel öt.',
  'clause.N1.4': 'Az első fordulóban a kerék horgonya a három munkásos mezőre mutat.',
  'clause.N2.1':
    'A forduló elején megkeverjük a nyolc akciólapkát, és a horgonytól az óramutató járása szerint a mezőkre osztjuk.',
  'clause.N2.2': 'Egy fordulóban a nyolc lapkából hét kerül sorra; az utolsó kimarad.',
  'clause.N2.3':
    'Minden fázisban a kezdőjátékos választ egy még felfordított lapkát, megkapja a mező bónuszát, majd végrehajtja az akciót vagy passzol; a többiek sorban követik. Utána a lapka lefordul, és a következő játékos lesz a kezdőjátékos.',
  'clause.N2.4': 'A következő fordulóban a horgony arra a mezőre mutat, amelyet ebben elsőként választottak.',
  'clause.N2.5':
    'A forduló végén a meg nem fordított passzlapkák pontjait elveszted, akár nulla alá is; utána mind visszafordul.',
  'clause.N3.1':
    'A bónusz csak a választóé. Az ingyenes árboc, vitorla vagy áru tetszőleges, de nem koronás, és a raktárba kerül.',
  'clause.N3.2': 'A bónusz már abban az akcióban használható, amellyel jött.',
  'clause.N3.3':
    'Az ingyenes lapka elvész, ha nem fér a raktárba, vagy nincs belőle. Ha valamelyik elvehető, el kell venni.',
  'clause.N4.1':
    'Egy akciót akárhányszor végrehajthatsz, alkalmanként egy munkással: előbb a mező kék munkásaival, akik mindenkinek újra megvannak, aztán a sajátjaiddal. A fel nem használt kékek elvesznek.',
  'clause.N4.2':
    'Az aranyszabály: amiért nem fizettél tallért, az a raktárba kerül. Ami legalább 1 tallérba került, azt azonnal beépítheted vagy elraktározhatod.',
  'clause.N4.3': 'Egy akcióban minden fajtából az első lapka a mező árába kerül, minden további 4 tallérba.',
  'clause.N4.4':
    'Aki egy akcióban mind a négy fajtából vesz, ingyen elvesz egy ötödiket a négyből a raktárába, akciónként egyszer. Ha a negyedik vétellel hajó készült el, előbb a jutalmak jönnek.',
  'clause.N4.5':
    'Csak azt veheted meg, amit el is tudsz helyezni, és vételkor döntöd el, hová kerül. A 0 talléros lapkának raktárhely kell; nélküle az a fajta zárva marad. Semmi sem dobható el.',
  'clause.N4.6':
    'Egy akción belül tetszőleges sorrendben vehetsz, építhetsz és vehetsz el jutalmat, amíg be nem fejezed.',
  'clause.N4.7': 'Aki semmit sem hajt végre, passzol.',
  'clause.N5.1':
    'Az 1-es hajó önmagában teljes. A nagyobbak hajóorrból, tatból és köztük legfeljebb két középrészből állnak; bármelyikkel kezdhetők, és hézag nélkül nőnek. Ha mindkét vég megvan, a méret végleges. Később semmi sem mozdítható vagy egyesíthető.',
  'clause.N5.2':
    'Minden hajótestlapkán egy árboc áll, minden árbocon egy vitorla, és minden hajótestlapka alá egy áru fér, akár teljes a hajótest, akár nem.',
  'clause.N5.3':
    'Egy hajó minden árbocán és vitorláján azonos címer van; az első nem koronás dönti el. A korona mindenhez illik.',
  'clause.N5.4':
    'A hajó elkészült, ha a hajótest teljes, és minden lapkáján árboc és vitorla van. Ekkor árbocanként azonnal egy jutalom jár, fajtánként legfeljebb kétszer: koronás árboc, koronás vitorla, 3 pont, 7 tallér, 3 munkás vagy két különböző áru. A folyó akcióban is használhatók. Ami semmit sem adna, az nem választható.',
  'clause.N5.5':
    'Akárhány hajót építhetsz egyszerre. Csak az számít, mi van egy hajón; az egyformák egy választásnak számítanak.',
  'clause.N6.1':
    'A szállítás munkásonként egy lapkát visz a raktárból a hajógyárba, egy hajóhoz vagy új hajó kezdeteként.',
  'clause.N6.2': 'A pénzfelvétel munkásonként 2 tallért ad.',
  'clause.N6.3':
    'Az áruszállítás kiüríti azt az elkészült hajót, amelyen minden hajótestlapka alatt áru van: a teljes rakományt, árunként egy munkással. A hajó újra megrakható; az elszállított áruk nálad maradnak a végső értékelésig.',
  'clause.N6.4':
    'A koronák munkásonként annyi pontot adnak, ahány koronát mutatsz: a birtokolt koronás árbocokon, vitorlákon és a megfordított passzlapkákon. Fordulónként legfeljebb 15 pont, extra akcióban további 15.',
  'clause.N7.1': 'A passz a legnagyobb passzlapkádat fordítja koronás oldalára.',
  'clause.N7.2':
    'Ha mindhárom fordítva van, akkor is passzolhatsz, hatás nélkül. A választó passzoláskor is megtartja a bónuszt.',
  'clause.N8.1':
    'Játékonként egyszer, a körödben az akció vagy passz előtt vagy után elvehetsz 2 munkást, és végrehajthatod a nyolc akció bármelyikét, akár elhasználták már, akár nem; bónusz és kék munkások nélkül, legalább egyszer. Nem számít passznak.',
  'clause.N8.2':
    'Az extra akcióban minden fajtából az első lapka 2 tallér, a továbbiak 4, és az ötödik lapka ugyanúgy ingyenes. A tábla nem változik.',
  'clause.N9.1':
    'Egy fajta elszállított áruiért 2, 5, 9, 14, 20 pont jár egy–öt darabnál, és 5 minden továbbiért.',
  'clause.N9.2': 'Az elkészült hajók 2, 8, 20 vagy 35 pontot érnek egy–négy hajótestlapkával.',
  'clause.N9.3':
    'Minden munkás, minden lapka a raktárban, a befejezetlen hajók minden része és minden el nem szállított áru egy tallér lesz; három tallér egy pont.',
  'clause.N9.4':
    'A legtöbb pont nyer. Egyenlőségnél az osztás után maradt tallérok döntenek, aztán az összes tallér; végül megosztott a hely.',
  'clause.N10.1': 'Minden nyilvános. Csak az ismeretlen, hogyan kerülnek ki a lapkák a későbbi fordulókban.',
};
