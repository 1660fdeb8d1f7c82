// The clauses of Hermagor in Hungarian; the English ones are the engine's own.
import type { Words } from '$lib/board';

export const rulesHu: Words = {
  'clause.H0.1':
    'A nyolcféle áru mind a maga termelőépületéből való: kukorica a kukoricaföldről, amulett a látnoksátorból, fegyver a fegyverkovácstól, sárkánytojás a sárkányvölgyből, só a sóbányából, könyv a könyvtárból, áldás a templomból, ereklye a temetőből.',
  'clause.H0.2':
    'A térképen 32 falu van, mindegyik egyféle árut vesz, középen Hermagor városa, köztük utak költséggel. Az utak régiókat zárnak körül egy–három épülettel vagy nemesi zászlóval. A folyók három hercegségre osztják az országot, a főút nyolc falut és a várost köt össze.',
  'clause.H0.3':
    'A piactéren öt sorban négy-négy bódé áll. A sorok között a H1–H4, az oszlopok között a V1–V3 út fut. Minden kereszteződés és minden útra néző bódéoldal egy-egy mező, költséggel.',
  'clause.H0.4':
    'Húsz árulapka számozott; a közönségesen egy áru és egy nyíl, a duplán két áru látható. Van még négy speciális lapka, és a 3, 4, 4, 5, 5, 6 akciólapka.',
  'clause.H0.5':
    'Az ár 5-ről indul, sosem csökken, és 10-nél véget ér. Az 5–10 árhoz a sor végső értéke 0, 1, 3, 6, 8, 9. Épületmezői 5, 3, 1 és 0 pénzt érnek; az árjelző 5-nél az utolsó kettőt, 6-nál az utolsót takarja. A nemességsáv 5 5 4 4 3 3 2 2 1 1.',
  'clause.H0.6': 'Minden játékosnak 21 lerakata, 9 korongja, 4 vásárlója és egy kereskedője van.',
  'clause.H1.1':
    'Mindenki 20 pénzzel (vagy 10-zel, ahogy az asztal akarja) indul, kereskedője a városban áll. A kezdőjátékost az asztal nevezi meg, vagy kisorsolják.',
  'clause.H1.2':
    'Minden forduló egy akciólapkát fordít fel: két és három játékosnál 3 4 4 5 5, négynél 4 4 5 5, ötnél 3 4 5 5, véletlen sorrendben.',
  'clause.H1.3': 'Két és három játékosnál a 17–20. árulapka a dobozban marad; a többi lapka a zsákba kerül.',
  'clause.H1.4':
    'Öten minden bódét használnak, négyen elhagyják az első sort, ketten és hárman az elsőt és az utolsót. Az elhagyott sorok és a mellettük futó utak mezői zárva vannak.',
  'clause.H2.1':
    'Az üres bódék a zsákból töltődnek fel balról jobbra, felülről lefelé; ami ott maradt, marad. Az akciólapka mondja meg, hány lerakatot vesz el mindenki, vagyis hány cselekedet jön.',
  'clause.H2.2':
    'Négyszer körben mindenki letesz egy vásárlót 2-ért egy szabad bódéra vagy a költségéért egy szabad mezőre, vagy lemond róla. Adósság nincs.',
  'clause.H3.1':
    'Minden út 1, 3, 6 vagy 10 pénzt fizet a mezőin álló egy–négy saját vásárlódért. A kereszteződés mindkét útnál számít; a bódékon állók nem keresnek.',
  'clause.H3.2':
    'A bal felső sarokból indulva minden lapka azé, akinek a bódén és a körülötte lévő mezőkön a legtöbb vásárlója van. Holtversenynél az nyer, aki a bódén áll, azután akinek az oldalainál több van. Ha ez is egyenlő, vagy senki sem jött, a lapka marad.',
  'clause.H3.3': 'Aki közönséges árulapkát szerez, azonnal 1-gyel emelheti az áru árát.',
  'clause.H3.4':
    'Az áringadozás egy általad választott árat emel, a jó üzlet 5-öt fizet; mindkettő visszakerül a zsákba. A mellékutat és a feketepiacot megtartod az eladásokhoz.',
  'clause.H3.5': 'Akinek nem jutott áru, a kezdőjátékostól sorban húz egyet a zsákból; ez nem emel árat.',
  'clause.H3.6': 'Akinél a legkisebb számú árulapka van, kijelöli a kezdőjátékost, akár saját magát.',
  'clause.H3.7': 'Ezután minden vásárló hazamegy.',
  'clause.H4.1':
    'A kezdőjátékostól sorban mindenki egyet cselekszik, amíg a forduló lerakatai el nem fogynak: minden cselekedet letesz egyet egy faluba, vagy visszaadja.',
  'clause.H4.2':
    'Mozgás és eladás: a kereskedő a legolcsóbb úton egy másik faluba megy, ahol nincs lerakatod, és ott elad. Az áru ára beszámít az út költségébe, a korongokért kapott pénz nem.',
  'clause.H4.3': 'Ha a kereskedőd már olyan faluban áll, ahol nincs lerakatod, mozgás nélkül is eladhatsz.',
  'clause.H4.4':
    'Az eladás nélküli mozgás a fél útba kerül, lefelé kerekítve, saját pénzből. A lerakat visszakerül a készletbe.',
  'clause.H4.5': 'Passzolhatsz; egy lerakat visszakerül a készletbe.',
  'clause.H4.6':
    'A kereskedők minden falun és a városon is áthaladhatnak, egy faluban többen is állhatnak, de a mozgás faluban ér véget.',
  'clause.H4.7':
    'Az eladáshoz olyan lapka kell, amelyen a falu áruja van; a lapka nem fogy el. Megkapod az árat, és leteszel egy lerakatot; mindenki más, akinek ott lerakata van, 1-et kap. Minden faluban egyszer adhatsz el a játékban.',
  'clause.H4.8':
    'A mellékút egy mozgás és eladás útját megfelezi, lefelé kerekítve, azután a zsákba kerül. Te választod meg, mikor.',
  'clause.H4.9': 'Amíg nálad van a feketepiac, eladásaid a többi lerakatnak nem fizetnek.',
  'clause.H4.10': 'Kézben lévő lerakat nélkül nem cselekedhetsz; a 6-ossal a lerakatok elfogyhatnak.',
  'clause.H5.1':
    'Egy régió akkor teljes számodra, ha minden falujában van lerakatod; a városba nem kell. Ekkor letehetsz egy korongot, most vagy soha. Egyszerre több régióról a tábla sorrendjében döntesz.',
  'clause.H5.2':
    'Épületes régiónál a korong valamelyik épület sorának bal szélső nyitott szabad mezőjére kerül, és megkapod a mező értékét. Le is mondhatsz róla; mező vagy korong híján nem történik semmi.',
  'clause.H5.3':
    'Nemesi zászlós régiónál a korong a nemességsáv következő mezőjére kerül, és megkapod az értékét. Le is mondhatsz róla; a betelt sáv nem fogad többet.',
  'clause.H6.1':
    'A forduló végén a megtartott lapkák a zsákba kerülnek, a piac és a kereskedők maradnak. Ha elfogytak az akciólapkák, vége a játéknak.',
  'clause.H6.2': 'Minden sorért, amelyben van korongod, egyszer megkapod a végső értékét.',
  'clause.H6.3':
    'Az a hercegség, ahol a legkevesebb lerakatod van, ezek mindegyikéért 3-at fizet, öt játékosnál 4-et.',
  'clause.H6.4':
    'A főút mentén a legtöbb lerakat 5-öt hoz, a legkevesebb 5-be kerül, minden egyenlőnek. Ha mindenkinek ugyanannyi van, nem történik semmi.',
  'clause.H6.5':
    'A legtöbb pénz nyer; azután a több korong, azután a nemességsávon legjobbra lévő korong, végül a hely közös.',
  'clause.H7.1':
    'Két játékos egy harmadik színt közösen irányít 21 lerakattal és 9 koronggal. Fordulónként mindkettőnek két vásárlója és két lerakata van belőle.',
  'clause.H7.2': 'Két játékosnál csak az 5-ös és az 1-es épületmező számít, és az egész nemességsáv.',
  'clause.H7.3': 'Saját vásárló után fizetés nélkül letehetsz egy közöset bármely szabad helyre.',
  'clause.H7.4':
    'Amit a közös szín szerez, a zsákba kerül; közönséges árunál az ár ekkor 1-gyel nő. A színnek nincs bevétele, a speciális lapkák nála nem hatnak.',
  'clause.H7.5':
    'Cselekedeted előtt vagy után letehetsz egy közös lerakatot olyan faluba, amelynek árujával rendelkezel, bárhol áll is a kereskedőd. Egy faluban legfeljebb egy lehet; a fel nem használtak a fordulóval elvesznek.',
  'clause.H7.6':
    'A közös lerakatokkal befejezett régió közös korongot hoz a táblázatra; a soron lévő választ sort, és senki sem kap pénzt.',
  'clause.H7.7':
    'Ha ott adsz el, ahol az ellenfélnek és a közös színnek is van lerakata, az ellenfél 1 helyett 2-t kap.',
  'clause.H7.8': 'A közös szín nem vesz részt a végső értékelésben.',
  'clause.H8.1':
    'Az adótisztviselővel a piac feltöltése után sorban mindenki megmutatja a pénzét vagy sem. Aki a legkevesebbet mutatta, egyenlőknél az első, kijelöli e forduló kezdőjátékosát; ha senki sem mutatta, a kezdőjátékos teszi.',
  'clause.H8.2': 'Hosszabb játékhoz a 6-os akciólapka egy 4-est vált fel.',
  'clause.H8.3': 'Az asztal 20 helyett 10 pénzzel is kezdhet.',
  'clause.H9.1':
    'Titkos csak a zsák következő lapkája és a következő akciólapka. A pénz nyilvános, mert minden fizetés az; az asztal elrejtheti a képernyőn a többiek összegét.',
};
