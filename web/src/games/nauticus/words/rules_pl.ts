// The clauses of Nauticus in Polish; the English ones are the engine's own.
import type { Words } from '$lib/board';

export const rulesPl: Words = {
  'clause.N0.1':
    'Jest 18 statków 1-częściowych, 18 dziobów, 18 ruf i 9 śródokręci; po 15 masztów i 15 żagli każdego herbu i po 12 z koroną; po 12 każdego towaru. Czego zabraknie, tego nie można już zdobyć. Pracowników i talarów nie zabraknie.',
  'clause.N0.2': 'Maszty i żagle mają wieloryba, kotwicę, ster albo gwiazdę; korona zastępuje każdy herb.',
  'clause.N0.3':
    'Każde pole planszy ma bonus dla wybierającego i ceny od 0 do 3, po jednej dla każdej z czterech rzeczy, które może sprzedawać leżąca tam płytka.',
  'clause.N0.4':
    'Cztery niebieskie płytki sprzedają za talary kadłuby, maszty, żagle i towary. Cztery jasne nie kosztują talarów: transport, pieniądze, dostawa, korony.',
  'clause.N0.5':
    'Koło daje każdemu polu niebieskich pracowników: przy kotwicy żadnego, gdzie indziej od 1 do 3.',
  'clause.N0.6': 'Magazyn ma dwanaście miejsc. Maszt zajmuje dwa, wszystko inne jedno.',
  'clause.N1.1':
    'Każdy zaczyna z 4 pracownikami, 15 talarami, 10 punktami, dodatkową akcją, płytkami pasu −3, −2 i −1 i pustą stocznią.',
  'clause.N1.2':
    'Kto siedzi za pierwszym graczem, dostaje trochę więcej: drugi 1 talara; przy trzech graczach trzeci 2 talary i pracownika; przy czterech trzeci 1 talara i pracownika, czwarty 2 talary i 2 pracowników.',
  'clause.N1.3': 'Dwóch graczy gra cztery rundy, trzech lub czterech pięć.',
  'clause.N1.4': 'W pierwszej rundzie kotwica koła wskazuje pole z trzema pracownikami.',
  'clause.N2.1':
    'Na początku rundy osiem płytek akcji tasuje się i rozkłada na polach zgodnie z ruchem wskazówek zegara, począwszy od kotwicy.',
  'clause.N2.2': 'W rundzie rozgrywa się siedem z ośmiu płytek; ostatnia zostaje.',
  'clause.N2.3':
    'W każdej fazie pierwszy gracz wybiera odkrytą jeszcze płytkę, bierze bonus jej pola, po czym działa albo pasuje; inni robią to kolejno. Potem płytkę się odwraca, a pierwszym graczem zostaje następny.',
  'clause.N2.4': 'Pole wybrane w rundzie jako pierwsze wskaże kotwica w następnej rundzie.',
  'clause.N2.5':
    'Na koniec rundy nieodwrócone płytki pasu kosztują swoje punkty, nawet poniżej zera; potem wszystkie się odwraca z powrotem.',
  'clause.N3.1':
    'Bonus dostaje tylko wybierający. Darmowy maszt, żagiel lub towar jest do wyboru, bez korony, i trafia do magazynu.',
  'clause.N3.2': 'Bonusu można użyć już w tej akcji, z którą przyszedł.',
  'clause.N3.3':
    'Darmowa płytka przepada, jeśli nie mieści się w magazynie albo jej nie ma. Jeśli jakąś można wziąć, trzeba ją wziąć.',
  'clause.N4.1':
    'Akcję można wykonać dowolną liczbę razy, za każdym razem jednym pracownikiem: najpierw niebieskimi z pola, których każdy ma na nowo, potem własnymi. Niewykorzystani niebiescy przepadają.',
  'clause.N4.2':
    'Złota reguła: płytka, za którą nie zapłacono talarów, trafia do magazynu. Płytkę za co najmniej 1 talara można od razu zbudować albo odłożyć.',
  'clause.N4.3': 'Pierwsza płytka każdego rodzaju w akcji kosztuje cenę pola, każda następna 4 talary.',
  'clause.N4.4':
    'Kto w jednej akcji kupi wszystkie cztery rodzaje, bierze za darmo piątą płytkę z tych czterech do magazynu, raz na akcję. Jeśli czwarty zakup ukończył statek, najpierw są nagrody.',
  'clause.N4.5':
    'Kupić można tylko to, co da się gdzieś położyć, i przy zakupie decyduje się gdzie. Płytka za 0 talarów wymaga miejsca w magazynie; bez niego ten rodzaj jest zamknięty. Niczego się nie wyrzuca.',
  'clause.N4.6':
    'W ramach akcji można kupować, budować i brać nagrody w dowolnej kolejności, aż do jej zakończenia.',
  'clause.N4.7': 'Kto niczego nie wykona, pasuje.',
  'clause.N5.1':
    'Statek 1-częściowy jest kompletny sam w sobie. Większe to dziób i rufa z najwyżej dwoma śródokręciami pomiędzy; zaczyna się od dowolnej części i rośnie bez przerw. Gdy są oba końce, rozmiar jest ustalony. Później niczego się nie przesuwa ani nie łączy.',
  'clause.N5.2':
    'Na każdej części kadłuba stoi jeden maszt, na każdym maszcie jeden żagiel, a pod każdą częścią kadłuba mieści się jeden towar, czy kadłub jest pełny, czy nie.',
  'clause.N5.3':
    'Wszystkie maszty i żagle statku mają jeden herb, ustalony przez pierwszy bez korony. Korony pasują do wszystkiego.',
  'clause.N5.4':
    'Statek jest ukończony, gdy kadłub jest pełny, a na każdej części jest maszt i żagiel. Od razu bierzesz nagrodę za każdy maszt, każdego rodzaju najwyżej dwa razy: maszt z koroną, żagiel z koroną, 3 punkty, 7 talarów, 3 pracowników albo dwa różne towary. Można ich użyć w trwającej akcji. Co nic by nie dało, nie jest oferowane.',
  'clause.N5.5':
    'Można budować dowolnie wiele statków naraz. Liczy się tylko, co jest na statku; takie same statki to jeden wybór.',
  'clause.N6.1':
    'Transport przenosi płytki z magazynu do stoczni, jedną na pracownika, na statek albo jako początek nowego.',
  'clause.N6.2': 'Pieniądze dają 2 talary za pracownika.',
  'clause.N6.3':
    'Dostawa opróżnia ukończony statek z towarem pod każdą częścią kadłuba: cały ładunek, jeden pracownik na towar. Statek można znów załadować; dostarczone towary czekają na punktację końcową.',
  'clause.N6.4':
    'Korony dają za pracownika tyle punktów, ile pokazujesz koron: na posiadanych masztach i żaglach oraz odwróconych płytkach pasu. Najwyżej 15 punktów na rundę i 15 w dodatkowej akcji.',
  'clause.N7.1': 'Pas odwraca twoją najwyższą płytkę pasu na stronę z koroną.',
  'clause.N7.2':
    'Z trzema odwróconymi nadal można pasować, bez skutku. Wybierający zachowuje bonus także przy pasie.',
  'clause.N8.1':
    'Raz w grze, w swojej turze przed działaniem lub pasem albo po nich, możesz wziąć 2 pracowników i wykonać dowolną z ośmiu akcji, zużytą czy nie; bez bonusu i niebieskich pracowników, przynajmniej raz. To nie jest pas.',
  'clause.N8.2':
    'W dodatkowej akcji pierwsza płytka każdego rodzaju kosztuje 2 talary, dalsze 4, a piąta jest darmowa jak zwykle. Plansza się nie zmienia.',
  'clause.N9.1':
    'Dostarczone towary jednego rodzaju dają 2, 5, 9, 14, 20 punktów za jeden do pięciu i 5 za każdy następny.',
  'clause.N9.2': 'Ukończone statki dają 2, 8, 20 lub 35 punktów za jedną do czterech części kadłuba.',
  'clause.N9.3':
    'Każdy pracownik, każda płytka w magazynie, każda część nieukończonego statku i każdy niedostarczony towar to jeden talar; trzy talary to punkt.',
  'clause.N9.4':
    'Wygrywa najwięcej punktów. Przy remisie decydują talary pozostałe z dzielenia, potem wszystkie talary; potem miejsce jest wspólne.',
  'clause.N10.1': 'Wszystko jest jawne. Nieznane jest tylko rozłożenie płytek w późniejszych rundach.',
};
