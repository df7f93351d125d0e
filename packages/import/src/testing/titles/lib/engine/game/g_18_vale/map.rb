# frozen_string_literal: true

module Engine
  module Game
    module G18Vale
      module Map
        LAYOUT = :pointy

        FORD = 'city=revenue:20,slots:2;path=a:1,b:_0;path=a:4,b:_0;label=Z;upgrade=cost:40,terrain:water'
        BIG = 60

        TILES = {
          '3' => 2,
          '4' => 'unlimited',
          '7' => 4,
          '8' => 8,
          '9' => 7,
          '57' => 4,
          '441a' => 1,
          '8864' => 2,
          '9999' => 1,
          '14' => { 'count' => 3, 'color' => 'green',
                    'code' => 'city=revenue:30,slots:2;path=a:0,b:_0;path=a:1,b:_0;path=a:3,b:_0;path=a:4,b:_0' },
          'V1' => {
            'count' => 1,
            'color' => 'green',
            'code' => 'city=revenue:40;city=revenue:40;path=a:0,b:_0;path=a:2,b:_0;' \
                      'path=a:3,b:_1;path=a:5,b:_1;label=OO',
          },
          'V2' => {
            'count' => 'unlimited', 'color' => 'brown', 'hidden' => true,
            'code' => "city=revenue:#{BIG},slots:3;path=a:0,b:_0;path=a:1,b:_0,track:narrow;path=a:2,b:_0,track:dual;" \
                      'label=V;stripes=color:gray;frame=color:#cc3300,color2:white',
          },
          'V3' => { 'count' => 1, 'color' => 'yellow', 'code' => 'town=revenue:10;town=revenue:20;path=a:0,b:_0;path=a:_0,b:2;path=a:3,b:_1;path=a:_1,b:4' },
          'V4' => { 'count' => 1, 'color' => 'gray', 'code' => 'path=a:0,b:3,lanes:2;path=a:1,b:4;path=a:2,b:5,a_lane:2.0,b_lane:2.0' },
        }.freeze

        LOCATION_NAMES = {
          'A1' => 'Far North',
          'B2' => 'Marrow',
          'B4' => 'Little Ford',
          'C3' => 'Twin Towns',
          'C7' => 'Ford',
          'D2' => 'Halt & Pass',
          'D6' => 'Wharf',
          'E3' => 'Secret',
          'A5' => 'Old Wall',
        }.freeze

        HEXES_HIDE_LOCATION_NAMES = { 'E3' => true }.freeze

        WEST = %w[D4 E5].freeze

        HEXES = {
          white: {
            %w[A3 C1] => '',
            ['B2'] => 'city=revenue:0;border=edge:0,type:impassable;upgrade=cost:80,terrain:mountain|water',
            ['C7'] => FORD,
            [*WEST, 'E7'] => 'blank',
            ['C5'] => 'city=revenue:0;city=revenue:0;label=OO;border=edge:5,type:water,cost:20',
            ['D6'] => 'town=revenue:0;border=edge:2,type:water,cost:40;icon=image:port;icon=image:18_vale/plus_20',
            ['B6'] => 'stub=edge:0;stub=edge:3;future_label=label:B,color:brown;icon=image:18_vale/VA',
            ['E3'] => 'town=revenue:0;town=revenue:0;upgrade=cost:20,terrain:hill',
            ['F2'] => 'partition=a:0+,b:3-,type:province;path=a:1,b:4,track:future;icon=image:18_vale/dragon',
            ['F4'] => 'partition=a:2,b:5,type:water,length:0.5;border=edge:1,type:province;border=edge:3,type:divider',
            ['A5'] => 'upgrade=cost:30,terrain:wall;icon=image:north;icon=image:green_hex,loc:2.5',
            ['F6'] => 'halt=symbol:£,revenue:10;path=a:1,b:_0;path=a:4,b:_0;border=edge:4,type:mountain,cost:30,color:black',
          },
          yellow: {
            ['B4'] => 'town=revenue:10;path=a:1,b:_0;path=a:3,b:_0;upgrade=cost:40,terrain:swamp',
            ['C3'] => 'city=revenue:30,loc:0.5;city=revenue:20,loc:3;path=a:0,b:_0;path=a:1,b:_0;path=a:4,b:_1;label=Y',
            ['D8'] => 'town=revenue:10,boom:1;town=revenue:20,style:dot;path=a:1,b:_0;path=a:4,b:_1',
          },
          green: {
            ['D2'] => 'pass=revenue:30,slots:2;path=a:1,b:_0;path=a:4,b:_0',
          },
          gray: {
            ['A7'] => 'path=a:0,b:5;path=a:1,b:4',
            ['E1'] => 'town=revenue:20;path=a:3,b:_0;junction;path=a:4,b:_1,terminal:1',
            ['G3'] => 'junction;path=a:2,b:_0;path=a:3,b:_0;path=a:4,b:_0,track:thin',
            ['G5'] => 'city=revenue:yellow_20|green_40|brown_60|gray_80,slots:2,boom:1;path=a:2,b:_0',
            ['G7'] => 'city=revenue:yellow_20|black_70|diesel_90,slots:3;path=a:2,b:_0;path=a:3,b:_0',
          },
          red: {
            ['A1'] => 'offboard=revenue:yellow_30|brown_60,groups:N|North;path=a:5,b:_0;path=a:0,b:_0;border=edge:4',
            ['A9'] => 'offboard=revenue:yellow_20|green_30|brown_40|gray_50,rows:2,format:+%d;path=a:0,b:_0,terminal:1',
            ['E9'] => 'offboard=revenue:50,hide:1;path=a:1,b:_0',
          },
          blue: { ['G1'] => 'offboard=revenue:blue_20|purple_30|#123456_40;path=a:3,b:_0;icon=image:anchor' },
          purple: { ['B8'] => 'label=P;upgrade=cost:20' },
          empty: { ['H4'] => '' },
        }.freeze
      end
    end
  end
end
